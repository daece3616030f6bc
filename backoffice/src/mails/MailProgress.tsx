import { styled } from 'styled-components'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { OutboxMail } from '@fortnight/supabase/desk/mails'

const Reason = styled.span`
  display: block;
  color: var(--danger);
  overflow-wrap: anywhere;
`

/** What happened to a mail so far and what happens next, with the answer of the mail server after a failure. */
export function MailProgress({ mail }: { mail: OutboxMail }) {
  return (
    <div>
      {sentenceOf(mail)}
      {mail.last_error && mail.state !== 'sent' && <Reason>{mail.last_error}</Reason>}
    </div>
  )
}

function sentenceOf({ state, attempts, send_after, last_error, finished_at }: OutboxMail) {
  const tried = attempts === 1 ? 'one attempt' : `${attempts} attempts`
  const finished = finished_at && formatDateTime(finished_at)
  if (state === 'sent') return attempts > 1 ? `Sent ${finished} after ${tried}` : `Sent ${finished}`
  if (state === 'skipped') return 'Nothing to send: everything had already been read.'
  if (state === 'failed') return `Gave up ${finished} after ${tried}`
  // Not yet leased, or by a server that has not reported.
  if (!last_error)
    return Date.parse(send_after) > Date.now() ? `Goes out ${formatDateTime(send_after)}` : 'Goes out within minutes'
  return `${attempts === 1 ? 'One attempt' : `${attempts} attempts`} failed. Next attempt: ${formatDateTime(send_after)}`
}
