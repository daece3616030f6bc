import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'

const technologies = [
  {
    purpose: 'Language models',
    names: ['Claude', 'GPT', 'Gemini', 'Mistral', 'Llama'],
    why: 'Chosen by your test cases, and swappable in one place.',
  },
  {
    purpose: 'The agent itself',
    names: ['TypeScript', 'Python', 'LangGraph', 'Model Context Protocol'],
    why: 'Code most developers can read, so you can switch teams anytime.',
  },
  {
    purpose: 'Data and search',
    names: ['Postgres', 'pgvector', 'OpenSearch'],
    why: 'Your documents stay in a database you can open.',
  },
  {
    purpose: 'Connections',
    names: ['REST', 'GraphQL', 'Webhooks', 'OAuth 2', 'IMAP'],
    why: 'Each tool’s official API, never a borrowed password.',
  },
  {
    purpose: 'Where it runs',
    names: ['AWS', 'Azure', 'Google Cloud', 'Docker on your own server'],
    why: 'In your account, in your region.',
  },
  {
    purpose: 'Keeping watch',
    names: ['OpenTelemetry', 'Grafana', 'a readable log'],
    why: 'You can look up every action and the agent’s reason for it.',
  },
]

const List = styled.dl`
  > div {
    display: grid;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }

  > div:last-child {
    border-bottom: 1px solid var(--line);
  }

  dt {
    font-family: var(--font-heading);
    font-size: var(--text-18);
    font-weight: 700;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.3em;
    padding: 0;
    font-weight: 600;
    list-style: none;
  }

  li:not(:last-child)::after {
    content: ',' / '';
  }

  dd:last-child {
    color: var(--ink-soft);
  }

  @media (min-width: 800px) {
    > div {
      grid-template-columns: 3fr 4fr 4fr;
      align-items: first baseline;
    }
  }
`

const PartnersLink = styled(ButtonLink)`
  margin-top: var(--space-5);
`

/** The technologies that agents are built with. [INFO-3] */
export function Technologies() {
  return (
    <Section
      id="technologies"
      title="What we build with"
      lead="Well-known parts, on purpose. The days go into what’s special about your agent: your job."
    >
      <List>
        {technologies.map(({ purpose, names, why }) => (
          <div key={purpose}>
            <dt>{purpose}</dt>
            <dd>
              <ul role="list">
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
            <dd>{why}</dd>
          </div>
        ))}
      </List>
      <PartnersLink to="/partners" variant="secondary">
        See Our Partners
      </PartnersLink>
    </Section>
  )
}
