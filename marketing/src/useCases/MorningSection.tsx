import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'

const entries = [
  [
    '6:30',
    'Document matching',
    'File from Friday: 20 packing slips',
    'Matched 12; listed 8, each with a proposed fix',
    '8 for you',
  ],
  [
    '7:12',
    'Appointment desk',
    '“Can I come on Thursday instead?”',
    'Thursday was full; offered two slots, and the patient chose Friday, 9:00',
    'Done',
  ],
  [
    '7:40',
    'Invoice intake',
    'Invoice of 12 lines from a supplier',
    'Entered 11 lines; line 8 is one cent above the price list',
    '1 for you',
  ],
  ['8:05', 'First-line support', '“Where is my package?”', 'Found the order, sent the tracking link', 'Done'],
  ['8:21', 'Policy desk', '“Can I carry over six vacation days?”', 'Five, says clause 4.2; quoted it', 'Done'],
  [
    '8:34',
    'Lead qualification',
    'Web form, a company of 40 people',
    'Asked two questions, scored it, wrote the note',
    'Sales to call at 10',
  ],
] as const

/* Ledger lines: on wide screens one line per entry, on phones the time beside a block of text. */
const Log = styled.ol`
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }

  li:last-child {
    border-bottom: 1px solid var(--line);
  }

  time {
    grid-row: span 4;
    color: var(--ink-soft);
  }

  h3 {
    font-size: var(--text-18);
    line-height: 1.4;
  }

  p {
    color: var(--ink-soft);
  }

  p + p {
    color: inherit;
  }

  strong {
    color: var(--positive);
  }

  strong[data-open] {
    color: var(--accent);
  }

  @media (min-width: 40rem) and (max-width: 59.99rem) {
    li {
      grid-template-columns: 3rem 4fr 5fr 5.5rem;
      column-gap: var(--space-5);
    }

    time,
    p + p,
    strong {
      grid-row: 1 / span 2;
    }

    p {
      grid-column: 2;
    }

    p + p {
      grid-column: 3;
    }

    strong {
      grid-column: 4;
      text-align: end;
    }
  }

  @media (min-width: 60rem) {
    li {
      grid-template-columns: 4rem 11.5rem 5fr 6fr 9.5rem;
      gap: var(--space-5);
      align-items: first baseline;
    }

    time {
      grid-row: auto;
    }

    strong {
      text-align: end;
    }
  }
`

/** One morning of six agents as lines of a log: what came in, what the agent did, what is left for a person. [INFO-9] */
export function MorningSection() {
  return (
    <Section
      id="one-morning"
      tone="ink"
      title="One morning, in the log"
      lead="All six at work on a made-up Tuesday. What an agent may not decide is left for you, with everything it has found."
    >
      <Log role="list">
        {entries.map(([time, job, incoming, done, outcome]) => (
          <li key={time}>
            <time>{time}</time>
            <h3>{job}</h3>
            <p>{incoming}</p>
            <p>{done}</p>
            <strong data-open={outcome === 'Done' ? undefined : ''}>{outcome}</strong>
          </li>
        ))}
      </Log>
    </Section>
  )
}
