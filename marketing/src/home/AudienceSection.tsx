import { Link } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'

const audiences = [
  {
    name: 'Business owners',
    need: 'You answer the same forty questions every week, most of them after closing time.',
    jobs: [
      'Answer inquiries using your own price list, and book the visit',
      'Turn emailed orders into clean entries in your order system',
      'Chase unpaid invoices, politely and on the right day',
    ],
  },
  {
    name: 'Startup founders',
    need: 'You need the work of a team you can’t hire yet, without pulling engineers off the roadmap.',
    jobs: [
      'Answer support questions from your documentation only',
      'Qualify leads and leave a readable note in the CRM',
      'Guide new users inside your product, ready for the next demo',
    ],
  },
  {
    name: 'Enterprise leaders',
    need: 'You have the use case and the budget. You need a pilot that doesn’t take two quarters.',
    jobs: [
      'Sort incoming requests and hand each to the right team',
      'Answer policy questions and cite the exact clause',
      'Match documents between two systems that don’t talk to each other',
    ],
  },
]

const Columns = styled.ul`
  display: grid;
  gap: var(--space-7) var(--space-6);
  padding: 0;
  list-style: none;

  @media (min-width: 720px) {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Audience = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-4);

  h3 {
    font-size: var(--text-28);
  }

  h4 {
    margin-bottom: var(--space-3);
    color: var(--ink-soft);
    font-family: var(--font-body);
    font-size: var(--text-14);
    font-weight: 600;
    letter-spacing: 0;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  ul > li {
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }

  @media (720px <= width < 960px) {
    h3 {
      font-size: var(--text-22);
    }
  }

  /* Aligns the three lists, however long the sentences above them are. */
  @media (min-width: 720px) {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`

/** The audiences of the service. [HOME-6] */
export function AudienceSection() {
  return (
    <Section
      id="who-this-is-for"
      title="Who this is for"
      lead={
        <>
          People with one job that comes in every day, follows a pattern, and takes some judgment.{' '}
          <Link to="/ai-agent-use-cases">See six jobs like this, with the numbers</Link>.
        </>
      }
    >
      <Columns role="list">
        {audiences.map(({ name, need, jobs }) => (
          <Audience key={name}>
            <h3>{name}</h3>
            <p>{need}</p>
            <div>
              <h4>Good first jobs for your agent</h4>
              <ul role="list">
                {jobs.map((job) => (
                  <li key={job}>{job}</li>
                ))}
              </ul>
            </div>
          </Audience>
        ))}
      </Columns>
    </Section>
  )
}
