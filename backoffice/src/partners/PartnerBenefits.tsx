import { Check } from 'lucide-react'
import { styled } from 'styled-components'

const shownCount = 3

const Root = styled.div`
  color: var(--ink-soft);

  > ul {
    padding: 0;
    list-style: none;
  }

  /* Further lines begin below the text, not below the check mark. */
  li,
  > p {
    position: relative;
    padding-inline-start: 20px;
  }

  svg {
    position: absolute;
    inset: 3px auto auto 0;
    width: 14px;
    height: 14px;
    color: var(--positive);
  }
`

type Props = { name: string; benefits: string[] }

/** The first benefits of a partner, and how many more there are. */
export function PartnerBenefits({ name, benefits }: Props) {
  const hiddenCount = benefits.length - shownCount
  if (benefits.length === 0) return null
  return (
    <Root>
      <ul role="list" aria-label={`Benefits of ${name}`}>
        {benefits.slice(0, shownCount).map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p>
          +{hiddenCount} more {hiddenCount === 1 ? 'benefit' : 'benefits'}
        </p>
      )}
    </Root>
  )
}
