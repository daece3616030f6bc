import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Badge, type BadgeTone } from '../../data/Badge.tsx'
import { formatDate, formatDateTime } from '../../data/formatDate.ts'
import type { RefundCase, RefundState } from './handoverRecords.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  overflow-wrap: anywhere;

  blockquote {
    margin: 0;
    padding-inline-start: var(--space-4);
    border-inline-start: 2px solid var(--line-strong);
    white-space: pre-line;
  }

  ol {
    display: grid;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }

  li:last-child {
    padding-bottom: 0;
  }

  time {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

const states: Record<RefundState, { text: string; tone: BadgeTone }> = {
  requested: { text: 'Waiting for a decision', tone: 'warning' },
  approved: { text: 'Approved', tone: 'positive' },
  declined: { text: 'Declined', tone: 'danger' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  paid_back: { text: 'Paid back', tone: 'positive' },
}

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

const verbs: Record<Exclude<RefundState, 'paid_back'>, string> = {
  requested: 'asked for the money back',
  approved: 'approved the request',
  declined: 'declined the request',
  withdrawn: 'withdrew the request',
}
const people = { you: 'you', team: 'the team', client: 'the client' }

function sentenceOf({ kind, reason, amount_cents, paid_back_on, reference, by }: RefundCase['events'][number]) {
  const actor = by === null ? 'a deleted account' : people[by]
  if (kind === 'requested' && by === 'you') return 'You asked for your money back'
  // The reason of the client stands above.
  if (kind !== 'paid_back')
    return `${actor.charAt(0).toUpperCase()}${actor.slice(1)} ${verbs[kind]}${reason && kind !== 'requested' ? `: ${reason}` : ''}`
  const day = paid_back_on ? formatDate(paid_back_on) : ''
  return `${format.format((amount_cents ?? 0) / 100)} paid back on ${day}, reference ${reference ?? ''}, recorded by ${actor}`
}

/** A money-back request: its state, why the client asks, what can be done (children), and everything that happened to it. */
export function RefundRecord({ request, children, ...rest }: ComponentProps<'div'> & { request: RefundCase }) {
  const { text, tone } = states[request.state]
  return (
    <Root {...rest}>
      <p>
        Money-back request: <Badge tone={tone}>{text}</Badge>
      </p>
      <blockquote>{request.reason}</blockquote>
      {children}
      <ol role="list" aria-label="History of the request">
        {request.events.map((event) => (
          <li key={event.id}>
            <span>{sentenceOf(event)}</span>
            <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
          </li>
        ))}
      </ol>
    </Root>
  )
}
