import { ArrowRight, Inbox } from 'lucide-react'
import { styled } from 'styled-components'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { inboxStats } from '@fortnight/supabase/desk/inbox'
import { elapsedText } from '../list/waitingText.ts'
import { UnknownStat } from '../list/stats/UnknownStat.tsx'

const Card = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  margin-bottom: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink);
  text-decoration: none;

  &[data-waiting] {
    border-color: color-mix(in srgb, var(--accent) 30%, var(--line));
    background: var(--accent-soft);
  }

  &:hover {
    border-color: var(--accent);
  }

  > strong {
    font-weight: 600;
  }

  /* On a phone the sentence has a line of its own from the start, so that nothing below moves once it is known. */
  @media (max-width: 30rem) {
    > strong + span {
      flex-basis: 100%;
      order: 1;
    }
  }

  > [data-part='link'] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    margin-inline-start: auto;
    color: var(--accent);
    font-weight: 600;
  }
`
const WaitingErrorBanner = styled(ErrorBanner)`
  margin-bottom: var(--space-4);
`

/** How many projects wait for an answer from us, and the longest wait. Leads to the inbox. [ROOM-52] */
export function WaitingCard() {
  const { data, isPending, isError, error, refetch } = useQuery(inboxStats())
  if (isError)
    return (
      <WaitingErrorBanner onRetry={() => void refetch()}>
        We couldn’t check who is waiting for us. {errorMessageFor(error, 'Something went wrong.')}
      </WaitingErrorBanner>
    )
  return (
    <Card to="/admin/inbox" aria-busy={isPending} data-waiting={(data?.waiting ?? 0) > 0 || undefined}>
      <Inbox aria-hidden size={20} />
      <strong>Waiting for us</strong>
      <span>{data ? sentenceOf(data, new Date()) : <UnknownStat isPending />}</span>
      <span data-part="link">
        Open inbox <ArrowRight aria-hidden size={16} />
      </span>
    </Card>
  )
}

function sentenceOf({ waiting, waiting_since }: { waiting: number; waiting_since: string | null }, now: Date) {
  if (waiting === 0 || !waiting_since) return 'No one. Every client has a reply.'
  const elapsed = elapsedText(waiting_since, now)
  if (waiting === 1) return `1 project, for ${elapsed}`
  return `${waiting.toLocaleString('en-US')} projects, the longest for ${elapsed}`
}
