import type { BadgeTone } from '@fortnight/shared-ui/data/Badge'
import type { MailState } from '@fortnight/supabase/desk/mails'

/** The states of mails, as filters and badges name them. */
export const mailStates = [
  { value: 'waiting', label: 'Queued' },
  { value: 'sent', label: 'Sent' },
  { value: 'skipped', label: 'Not needed' },
  { value: 'failed', label: 'Failed' },
] as const satisfies { value: MailState; label: string }[]

/** The color of each state. */
export const mailStateTones: Record<MailState, BadgeTone> = {
  waiting: 'warning',
  sent: 'positive',
  skipped: 'neutral',
  failed: 'danger',
}
