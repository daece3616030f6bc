import type { ComponentProps } from 'react'
import { ImportanceBadge } from '../../acceptance/ImportanceBadge.tsx'
import { Badge, type BadgeTone } from '../../data/Badge.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { AcceptedWorkRoot, Terms } from './acceptedWorkStyles.ts'
import type { FinalResult, SignedWork } from './signOffRecords.ts'

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
  /** Whether the terms, and on phones the cases that passed, are folded, where they cannot be accepted: not yet, or no longer. */
  hasClosedTerms?: boolean
}

/** Exactly what a client accepts: the cases with their results, the deliverables with their checksums, and the terms. */
export function AcceptedWork({ work, heading: Heading = 'h3', hasClosedTerms, ...rest }: Props) {
  const { agent_version, cases, deliverables, terms } = work
  const passedCount = cases.filter(({ result }) => result === 'passed').length
  const text = (
    <Terms>
      {terms.text.split('\n\n').map((paragraph, index) => (
        <p key={index}>{keepHyphenated(paragraph)}</p>
      ))}
    </Terms>
  )
  return (
    <AcceptedWorkRoot {...rest}>
      <div>
        <Heading>Acceptance cases{agent_version !== null && `, with version ${agent_version} of the agent`}</Heading>
        {cases.length === 0 && <p>No acceptance cases.</p>}
        {cases.some(({ importance, result }) => importance !== 'must' && result !== 'passed') && (
          <small>Only must-haves have to pass.</small>
        )}
        <ol role="list">
          {hasClosedTerms && passedCount > 0 && (
            <li data-fold>
              {/* What it opens are the items after it, by their styles: on wide screens all of them are shown. */}
              <Disclosure>
                <summary>{passedCount} passed</summary>
              </Disclosure>
            </li>
          )}
          {cases.map(({ number, title, importance, result, waiver_reason }) => (
            <li key={number} data-passed={result === 'passed' || undefined}>
              <span>
                {number}. {title}
              </span>{' '}
              <ImportanceBadge importance={importance} />{' '}
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
    </AcceptedWorkRoot>
  )
}

/**
 * Words such as "must-have" stay on a line, with the characters of the hashed document. A split by a group puts what matches at
 * the odd places.
 */
const keepHyphenated = (text: string) =>
  text.split(/(\b\w+-\w+\b)/).map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part))
