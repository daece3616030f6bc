import type { Side } from '../acceptance/acceptance.ts'
import type { Refunds } from './refund.ts'

export type ItemKind = 'repository' | 'accounts' | 'documents' | 'training'

/** The kinds of items in their order. */
export const itemKinds: { value: ItemKind; label: string }[] = [
  { value: 'repository', label: 'Repository' },
  { value: 'accounts', label: 'Accounts' },
  { value: 'documents', label: 'Documents' },
  { value: 'training', label: 'Training' },
]

/** Something that the client gets, which both sides tick. */
export type HandoverItem = {
  id: string
  kind: ItemKind
  title: string
  note: string | null
  link: string | null
  client_ticked_at: string | null
  team_ticked_at: string | null
  created_at: string
  /** When its text was changed. */
  updated_at: string
}

/** The same with the names of those who have ticked it; null when the account is gone. */
export type TickedItem = HandoverItem & { client_name: string | null; team_name: string | null }

/** The support after the sign-off. */
export type Support = {
  days: number
  last_day: string
  /** 0 on the last day, negative ones afterwards. */
  days_left: number
}

/** What follows the sign-off of a project, as both sides see it. */
export type Handover = {
  side: Side
  /** The time zone of the business. */
  zone: string
  is_deleted: boolean
  /** Whether the checklist can only be read. */
  is_closed: boolean
  items: TickedItem[]
  /** Null before the sign-off. */
  support: Support | null
  refunds: Refunds
}
