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
  gap: var(--space-4);
  align-content: start;

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

  @media (min-width: 48rem) {
    /* Aligns the parts of neighboring cards, so that they can be compared. */
    grid-row: span 5;
    grid-template-rows: subgrid;
  }

  ${wideCards} {
    grid-row: span 4;
    grid-template-columns: 1.3fr 1fr;
    column-gap: var(--space-5);

    > :nth-child(-n + 4) {
      grid-column: 1 / -1;
    }

    /* Two lines: complexity and hours, title and weeks. */
    header {
      align-items: first baseline;
    }

    header * {
      grid-area: 1 / 1;
    }

    header > p {
      display: contents;
    }

    header > p > * {
      justify-self: end;
    }

    header > h3,
    header > p > span {
      grid-row: 2;
    }
  }
`

/* The result, which decides whether to read on. */
const Payback = styled.p`
  strong {
    display: block;
    font-family: var(--font-heading);
    font-size: var(--text-22);
    line-height: 1.3;
  }
`

/* On phones, folds what follows it, which stands outside, so that every browser shows it on wide screens and on paper. */
const Fold = styled.details`
  display: none;

  @media screen and (max-width: 39.99rem) {
    display: block;
    border-top: 1px solid var(--line);

    &:not([open]) {
      margin-bottom: calc(-1 * var(--space-3));
    }

    &:not([open]) ~ div {
      display: none;
    }

    summary {
      padding-block: var(--space-3);
      font-weight: 600;
    }
  }
`

/** One use case: complexity, what it saves, description, delivery time and benefits. */
export function UseCaseCard({ useCase }: { useCase: UseCase }) {
  const { title, text, complexity, days, benefits, industries, workload } = useCase
  const spans = [
    { from: 1, to: days.from - 1, label: 'Plan, build, and test' },
    { ...days, label: 'Delivery window', isDelivery: true },
  ]
  return (
    <UseCaseItem as="li">
      <header>
        <Badge tone={tones[complexity]}>{complexity} complexity</Badge>
        <h3>{title}</h3>
        <Payback>
          <strong>{hoursSavedPerWeek(workload)} hours saved a week</strong>{' '}
          <span>Pays for itself in {paybackWeeks(workload)} weeks</span>
        </Payback>
      </header>
      <p>{text}</p>
      <div>
        <h4>
          Timeline: {days.from}-{days.to} days
        </h4>
        <DayStrip label={`${title}, day by day`} spans={spans} />
      </div>
      <Fold>
        <summary>Benefits and industries</summary>
      </Fold>
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
    </UseCaseItem>
  )
}
