export type ItemKind = 'repository' | 'accounts' | 'documents' | 'training'

/** Something that the client gets, with who has ticked it and when. */
export type ChecklistItem = {
  id: string
  kind: ItemKind
  title: string
  note: string | null
  link: string | null
  client_ticked_at: string | null
  team_ticked_at: string | null
  /** Null when the account is gone. */
  client_name: string | null
  team_name: string | null
}

/** The support after the sign-off. */
export type SupportPeriod = {
  days: number
  last_day: string
  /** 0 on the last day, negative ones afterwards. */
  days_left: number
}

export type RefundState = 'requested' | 'approved' | 'declined' | 'withdrawn' | 'paid_back'

/** Whether the guarantee lets the client ask for the money back now, or why not. */
export type RefundWindow = 'open' | 'not_started' | 'too_early' | 'on_hold' | 'signed_off'

/** A request of a client for the money back, with what happened to it. */
export type RefundCase = {
  state: RefundState
  reason: string
  events: {
    id: number
    kind: RefundState
    reason: string | null
    amount_cents: number | null
    paid_back_on: string | null
    reference: string | null
    created_at: string
    by: 'you' | 'team' | 'client' | null
  }[]
}

/** A day such as "Tuesday, December 8", or "Tuesday, December 8, 2026". */
export const formatWeekday = (day: string, year?: 'numeric') =>
  new Date(day)
    .toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', year, timeZone: 'UTC' })
    .replace(/ (?=\d)/g, '\u00A0')
