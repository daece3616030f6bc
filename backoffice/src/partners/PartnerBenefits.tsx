import { Check } from 'lucide-react'
import { styled } from 'styled-components'

/* Each takes one line, so that cards are about as high as each other. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding: 0;
  color: var(--ink-soft);
  list-style: none;

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
`

type Props = { name: string; benefits: string[] }

/** Benefits of a partner. */
export const PartnerBenefits = ({ name, benefits }: Props) =>
  benefits.length > 0 && (
    <List role="list" aria-label={`Benefits of ${name}`}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Check aria-hidden />
          {benefit}
        </li>
      ))}
    </List>
  )
