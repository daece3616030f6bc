import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Badge, type BadgeTone } from '../../data/Badge.tsx'
import { Disclosure } from '../Disclosure.tsx'
import type { FinalResult, SignedWork } from './signOffRecords.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: var(--space-5) var(--space-6);
  overflow-wrap: anywhere;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-3);
  }

  > :last-child {
    grid-column: 1 / -1;
  }

  /* Closed, it is as far from what is above and below it as another line of text. */
  > details:not([open]) {
    margin-block: -10px;
  }

  /* Clearly below the title of the section. */
  h3,
  h4 {
    color: var(--ink-soft);
    font-size: var(--text-14);
    line-height: 1.35;
  }

  ul,
  ol {
    display: grid;
    gap: var(--space-2);
    padding: 0;
    list-style: none;
  }

  ul ul {
    gap: 0;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  li {
    break-inside: avoid;
  }

  ol > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    align-items: start;
  }

  li > span > span {
    white-space: nowrap;
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  code {
    display: block;
    font-size: var(--text-14);
  }
`
const Terms = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--measure);
  white-space: pre-line;

  span {
    white-space: nowrap;
  }
`

const results: Record<FinalResult, { text: string; tone: BadgeTone }> = {
  passed: { text: 'Passed', tone: 'positive' },
  waived: { text: 'Waived', tone: 'warning' },
  failed: { text: 'Failed', tone: 'danger' },
  open: { text: 'Not tested', tone: 'neutral' },
}

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  work: SignedWork
  /** One level below the heading above it. */
  heading?: 'h3' | 'h4'
  /** Whether the terms are folded, where they cannot be accepted: not yet, or no longer. */
  hasClosedTerms?: boolean
}

/** Exactly what a client accepts: the cases with their results, the deliverables with their checksums, and the terms. */
export function AcceptedWork({ work, heading: Heading = 'h3', hasClosedTerms, ...rest }: Props) {
  const { agent_version, cases, deliverables, terms } = work
  const text = (
    <Terms>
      {terms.text.split('\n\n').map((paragraph, index) => (
        <p key={index}>{keepHyphenated(paragraph)}</p>
      ))}
    </Terms>
  )
  return (
    <Root {...rest}>
      <div>
        <Heading>Acceptance cases{agent_version !== null && `, with version ${agent_version} of the agent`}</Heading>
        {cases.length === 0 && <p>No acceptance cases.</p>}
        {cases.some(({ importance, result }) => importance !== 'must' && result !== 'passed') && (
          <small>Only must-haves have to pass.</small>
        )}
        <ol role="list">
          {cases.map(({ number, title, importance, result, waiver_reason }) => (
            <li key={number}>
              <span>
                {number}. {title} <span>({importance}-have)</span>
              </span>{' '}
              <Badge tone={results[result].tone}>{results[result].text}</Badge>
              {waiver_reason !== null && <small>Waived because: {waiver_reason}</small>}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <Heading>Approved deliverables</Heading>
        {deliverables.length === 0 && <p>No approved deliverables.</p>}
        <ul role="list">
          {deliverables.map(({ name, version, items }) => (
            <li key={`${name} ${version}`}>
              {name}, version {version}
              <ul role="list">
                {items.map((item, index) => (
                  <li key={index}>
                    {item.label}
                    {item.file_version !== null && `, version ${item.file_version}`}
                    {item.url === null ? (
                      <code>SHA‑256 {item.sha256}</code>
                    ) : (
                      <>
                        {': '}
                        <a href={item.url} target="_blank" rel="noreferrer">
                          {item.url.replace(/^https:\/\//i, '')}
                        </a>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      {hasClosedTerms ? (
        <Disclosure>
          <summary>Terms, version {terms.version}</summary>
          {text}
        </Disclosure>
      ) : (
        <div>
          <Heading>Terms, version {terms.version}</Heading>
          {text}
        </div>
      )}
    </Root>
  )
}

/**
 * Words such as "must-have" stay on a line, with the characters of the hashed document. A split by a group puts what matches at
 * the odd places.
 */
const keepHyphenated = (text: string) =>
  text.split(/(\b\w+-\w+\b)/).map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part))
