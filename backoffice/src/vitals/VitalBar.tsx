import { styled } from 'styled-components'
import type { Vital } from '@fortnight/supabase/telemetry/webVitals'
import { vitalLimits } from './vitalLimits.ts'

/* It is in the padding of its cell, so that values are in a line with the rest of their row. */
const Track = styled.span`
  position: relative;
  display: block;
  height: 4px;
  margin-block: 4px -4px;
  border-radius: 2px;
  background:
    linear-gradient(var(--tone) 0 0) 0 0 / var(--value) 100% no-repeat,
    color-mix(in srgb, var(--ink) 9%, var(--surface));
  print-color-adjust: exact;

  &::after {
    position: absolute;
    inset: -2px auto -2px var(--mark);
    width: 1px;
    background: var(--line-strong);
    print-color-adjust: exact;
    content: '';
  }
`

const percent = (part: number, whole: number) => `${Math.min(100, Math.round((100 * part) / whole))}%`

/** A value on its way to poor, with a mark where good ends, in the `--tone` of its cell. It repeats what the cell says. */
export function VitalBar({ vital, value }: { vital: Vital; value: number }) {
  const { good, poor } = vitalLimits[vital]
  return <Track aria-hidden style={{ '--value': percent(value, poor), '--mark': percent(good, poor) }} />
}
