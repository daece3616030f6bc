import { Table } from '@fortnight/shared-ui/data/Table'
import { styled } from 'styled-components'
import { NoWrap } from '../layout/NoWrap.ts'
import { Section } from '../layout/section/Section.tsx'

const rows = [
  {
    question: 'What starts it',
    chatbot: 'Someone opens a window and types.',
    agent: 'An email, a form, a time of day, an entry in another system. Or someone typing.',
  },
  {
    question: 'What it is told',
    chatbot: 'Which answers belong to which questions.',
    agent: 'What the goal is, which tools it has, and what it must never do.',
  },
  {
    question: 'What it knows',
    chatbot: 'The text it was given.',
    agent: 'That, plus whatever it may look up in your systems at that moment.',
  },
  {
    question: 'What it does',
    chatbot: 'It talks.',
    agent: 'It finishes the job: books, enters, sends, files, and then tells you.',
  },
  {
    question: 'How many steps',
    chatbot: 'One question, one answer.',
    agent: 'As many as the job takes, in whatever order works.',
  },
  {
    question: 'When it isn’t sure',
    chatbot: '“Sorry, I didn’t understand that.”',
    agent: 'It asks a person, and passes along what it has found so far.',
  },
  {
    question: 'When it is wrong',
    chatbot: 'The customer is annoyed.',
    agent: 'Something may have happened already, so risky steps wait for approval and every step is logged.',
  },
  {
    question: 'How you measure it',
    chatbot: (
      <>
        Conversation counts and <NoWrap>thumbs-up</NoWrap> ratings.
      </>
    ),
    agent: 'Jobs finished correctly, out of jobs that came in.',
  },
]

/* On phones each question stands above its two answers, which are labeled: three columns of sentences would not fit. */
const ComparisonTable = styled(Table)`
  max-height: none;

  > table {
    font-size: var(--text-16);
  }

  td,
  tbody th {
    vertical-align: top;
  }

  thead th:last-child,
  tbody td:last-child {
    background: var(--accent-soft);
  }

  @media (max-width: 639.98px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody tr,
    tbody tr > * {
      display: block;
    }

    tbody th {
      padding-bottom: 0;
      border-bottom: 0;
      font-size: var(--text-18);
    }

    tbody td {
      padding-block: var(--space-2);
    }

    tbody td:not(:last-child) {
      border-bottom: 0;
    }

    td::before {
      content: attr(data-label) ': ' / '';
      color: var(--ink-soft);
    }

    tbody tr:hover > :not(:last-child) {
      background: none;
    }
  }

  @media (min-width: 640px) {
    th:first-child {
      width: 20%;
    }

    thead th + th {
      width: 40%;
    }
  }
`

const Cell = styled.td.attrs({ role: 'cell' })``

/** Chatbot versus AI agent. The ARIA roles keep the table semantics on phones, where it is laid out differently. [INFO-8] */
export function Comparison() {
  return (
    <Section
      id="chatbot-or-agent"
      title="Chatbot or AI agent?"
      lead="Both talk. The difference shows when something has to be done."
    >
      <ComparisonTable caption="Chatbot versus AI agent">
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader">
              Question
            </th>
            <th scope="col" role="columnheader">
              Chatbot
            </th>
            <th scope="col" role="columnheader">
              AI agent
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, chatbot, agent }) => (
            <tr role="row" key={question}>
              <th scope="row" role="rowheader">
                {question}
              </th>
              <Cell data-label="Chatbot">{chatbot}</Cell>
              <Cell data-label="AI agent">{agent}</Cell>
            </tr>
          ))}
        </tbody>
      </ComparisonTable>
    </Section>
  )
}
