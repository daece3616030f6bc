import { Check } from 'lucide-react'
import { styled } from 'styled-components'

const shownCount = 3

/* Each takes one line, so that cards are about as high as each other. */
const Root = styled.div`
  color: var(--ink-soft);

  > ul {
    padding: 0;
    list-style: none;
  }

  li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    width: 14px;
    height: 14px;
    margin-inline-end: 6px;
    color: var(--positive);
    vertical-align: -2px;
  }

  /* Below the text of the others. */
  > p {
    padding-inline-start: 20px;
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
