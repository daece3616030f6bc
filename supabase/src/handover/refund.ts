export type RefundState = 'requested' | 'approved' | 'declined' | 'withdrawn' | 'paid_back'

/** Whether the guarantee lets the client ask for the money back now, or why not. */
export type RefundWindow = 'open' | 'not_started' | 'too_early' | 'on_hold' | 'signed_off'

/** Something that happened to a money-back request. */
export type RefundEvent = {
  id: number
  kind: RefundState
  reason: string | null
  amount_cents: number | null
  paid_back_on: string | null
  reference: string | null
  created_at: string
  /** Who did it; null when the account has been deleted. */
  by: 'you' | 'team' | 'client' | null
}

/** A request of a client for the money back. */
export type RefundRequest = {
  id: string
  state: RefundState
  reason: string
  /** Of the team, when it has declined or approved. */
  decision_reason: string | null
  /** The next three are null until the money is paid back. */
  amount_cents: number | null
  paid_back_on: string | null
  reference: string | null
  created_at: string
  events: RefundEvent[]
}

/** The money-back requests of a project, newest first. */
export type Refunds = {
  window: RefundWindow
  /** The day until which the agent has time to pass; null before the start. */
  agreed_day: string | null
  /** All that the client has paid. */
  paid_cents: number
  requests: RefundRequest[]
}
