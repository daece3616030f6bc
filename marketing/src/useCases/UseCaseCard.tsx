import { Badge, type BadgeTone } from '@fortnight/shared-ui/data/Badge'
import { Card } from '@fortnight/shared-ui/data/Card'
import { DayStrip } from '@fortnight/shared-ui/days/DayStrip'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { styled } from 'styled-components'
import { hoursSavedPerWeek, paybackWeeks } from './roi.ts'
import type { Complexity, UseCase } from './useCases.ts'

/** The color repeats what the word says. [INFO-5] */
const tones: Record<Complexity, BadgeTone> = { Low: 'positive', Medium: 'warning', High: 'danger' }

/* Of the list: one wide card, or two that are nearly as wide. */
const wideCards = '@container (32rem < width < 44rem) or (width > 66rem)'

const UseCaseItem = styled(Card)`
  display: grid;
  /* Aligns the parts of neighboring cards, so that they can be compared. */
  grid-row: span 6;
  grid-template-rows: subgrid;
  gap: var(--space-4);

  header {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }

  h3 {
    font-size: var(--text-28);
  }

  h4 {
    margin-bottom: var(--space-2);
    color: var(--ink-soft);
    font-family: var(--font-body);
    font-size: var(--text-14);
    font-weight: 600;
    letter-spacing: 0;
  }

  /* What the page is about. */
  > :nth-child(3) {
    margin-bottom: var(--space-1);

    > h4 {
      color: var(--ink);
      font-size: var(--text-16);
    }
  }

  /* The heading above the days says it, and the section's lead what the color means. */
  ol {
    ${visuallyHidden}
  }

  ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }

  li + li {
    margin-top: var(--space-2);
  }

  li::marker {
    color: var(--accent);
  }

  ${wideCards} {
    grid-row: span 5;
    grid-template-columns: 1.3fr 1fr;
    column-gap: var(--space-5);

    > :not(:nth-child(4), :nth-child(5)) {
      grid-column: 1 / -1;
    }
  }
`

const Payback = styled.p`
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);

  strong {
    display: block;
    font-family: var(--font-heading);
    font-size: var(--text-28);
    line-height: 1.2;
  }
`

/** One use case: description, complexity, delivery time and benefits. */
export function UseCaseCard({ useCase }: { useCase: UseCase }) {
  const { title, text, complexity, days, benefits, industries, workload } = useCase
  const spans = [
    { from: 1, to: days.from - 1, label: 'Build and test' },
    { ...days, label: 'Delivery window', isDelivery: true },
  ]
  return (
    <UseCaseItem as="li">
      <header>
        <Badge tone={tones[complexity]}>{complexity} complexity</Badge>
        <h3>{title}</h3>
      </header>
      <p>{text}</p>
      <div>
        <h4>
          Timeline: {days.from}-{days.to} days
        </h4>
        <DayStrip label={`${title}, day by day`} spans={spans} />
      </div>
      <div>
        <h4>Benefits</h4>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4>Industries</h4>
        <p>{industries.join(', ')}</p>
      </div>
      <Payback>
        <strong>{hoursSavedPerWeek(workload)} hours saved a week</strong> Pays for itself in {paybackWeeks(workload)}{' '}
        weeks
      </Payback>
    </UseCaseItem>
  )
}
