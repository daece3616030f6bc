/**
 * Consecutive days and what happens on them; the first day is 1. On the days of delivery the agent is handed over. A note
 * says in a few words what has come of them.
 */
export type DaySpan = { from: number; to: number; label: string; isDelivery?: boolean; note?: string }

/** Whether a day is one of the span's. */
export const includesDay = ({ from, to }: DaySpan, day: number) => from <= day && day <= to
