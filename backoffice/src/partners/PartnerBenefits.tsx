import { styled } from 'styled-components'

const visibleCount = 3

/* Running text takes half of the lines that items below each other would. A separator does not begin a line. */
const List = styled.ul`
  display: inline;
  padding: 0;

  li {
    display: inline;
  }

  li:not(:last-child)::after {
    color: var(--ink-soft);
    content: '\\00a0· ' / '';
  }
`

const More = styled.p`
  display: inline;
  color: var(--ink-soft);
  white-space: nowrap;
`

type Props = { name: string; benefits: string[] }

/** The first benefits of a partner, and how many there are besides. [ADMIN-PART-2] */
export function PartnerBenefits({ name, benefits }: Props) {
  const hiddenCount = benefits.length - visibleCount
  if (benefits.length === 0) return null
  return (
    <>
      <List role="list" aria-label={`Benefits of ${name}`}>
        {benefits.slice(0, visibleCount).map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </List>{' '}
      {hiddenCount > 0 && (
        <More>
          +{hiddenCount} more {hiddenCount === 1 ? 'benefit' : 'benefits'}
        </More>
      )}
    </>
  )
}
