import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { OutboxMail } from '@fortnight/supabase/desk/mails'
import { RetryMailButton } from './RetryMailButton.tsx'

const Root = styled.div`
  > button {
    margin-top: var(--space-2);
  }

  @container rows (max-width: 60rem) {
    > button[data-size] {
      min-height: 44px;
    }
  }
`
const Reason = styled.span`
  display: block;
  color: var(--danger);
  overflow-wrap: anywhere;
`

/** What happened to a mail so far and what happens next, with the answer of the mail server and Retry after a failure. */
export function MailProgress({ mail }: { mail: OutboxMail }) {
  const { state, attempts, finished_at } = mail
  // Alone in its cell, so that it shares a line of a card.
  if (state === 'sent' && attempts <= 1 && finished_at)
    return <time dateTime={finished_at}>{formatDateTime(finished_at)}</time>
  return (
    <Root>
      {sentenceOf(mail)}
      {mail.last_error && state !== 'sent' && <Reason>{mail.last_error}</Reason>}
      {state === 'failed' && <RetryMailButton mail={mail} />}
    </Root>
  )
}

function sentenceOf({ state, attempts, created_at, send_after, last_error, finished_at }: OutboxMail) {
  const tried = attempts === 1 ? 'one attempt' : `${attempts} attempts`
  const finished = finished_at && formatDateTime(finished_at)
  if (state === 'sent') return `${finished} after ${tried}`
  if (state === 'skipped') return `Not sent ${finished ?? formatDateTime(created_at)}: everything had already been read`
  if (state === 'failed') return `Gave up ${finished} after ${tried}`
  // Not yet leased, or by a server that has not reported.
  if (!last_error)
    return Date.parse(send_after) > Date.now() ? `Goes out ${formatDateTime(send_after)}` : 'Goes out within minutes'
  return `${attempts === 1 ? 'One attempt' : `${attempts} attempts`} failed. Next attempt: ${formatDateTime(send_after)}`
}
