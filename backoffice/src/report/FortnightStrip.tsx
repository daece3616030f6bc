import { styled } from 'styled-components'
import { deliveryDays } from '@fortnight/supabase/projects/delivery'

/* The lines between the days are drawn over the colors, and the strip is as long as its days. */
const Root = styled.span`
  display: block;

  > span {
    position: relative;
    display: block;
    height: 20px;
    border: 1px solid var(--line-strong);
    background:
      repeating-linear-gradient(
        to right,
        transparent 0 calc(100% / var(--days) - 1px),
        var(--line-strong) 0 calc(100% / var(--days))
      ),
      linear-gradient(color-mix(in srgb, var(--accent) 30%, var(--surface)) 0 0) 0 0 / var(--within) 100% no-repeat,
      linear-gradient(var(--accent) 0 0) 0 0 / var(--all) 100% no-repeat,
      var(--surface);
    print-color-adjust: exact;
  }

  > span::after {
    position: absolute;
    inset: -5px auto -5px calc(var(--end) - 1px);
    width: 2px;
    background: var(--ink);
    print-color-adjust: exact;
    content: '';
  }

  > small {
    display: block;
    width: var(--end);
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-14);
    line-height: 1.3;
    text-align: end;
  }
`

/** So many days on the strip of a fortnight, which grows when they are more. It repeats a number, so screen readers skip it. */
export function FortnightStrip({ value }: { value: number }) {
  const days = Math.max(deliveryDays, Math.ceil(value))
  const place = (day: number) => `${(100 * day) / days}%`
  return (
    <Root
      aria-hidden
      style={{
        '--days': days,
        '--within': place(Math.min(value, deliveryDays)),
        '--all': place(value),
        '--end': place(deliveryDays),
      }}
    >
      <span />
      <small>Day {deliveryDays}</small>
    </Root>
  )
}
