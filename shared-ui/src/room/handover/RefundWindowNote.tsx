import type { ComponentProps } from 'react'
import { formatWeekday, type RefundWindow } from './handoverRecords.ts'

const forClient: Record<RefundWindow, (day: string, dayAfter: string) => string> = {
  open: (day) =>
    `The agreed date was ${day}, and you haven’t signed off on the project. If a must‑have doesn’t pass, you choose: we keep working at no cost, or you ask for everything you’ve paid.`,
  too_early: (day, dayAfter) =>
    `Every must‑have has to pass by ${day}. If one doesn’t, you choose: we keep working at no cost, or you get back everything you’ve paid. You can ask for your money back starting ${dayAfter}.`,
  not_started: () => 'The project hasn’t started, so there’s no agreed date yet.',
  on_hold: () =>
    'The project is on hold until we hear from you, so the agreed date moves, and you can’t ask for your money back yet.',
  signed_off: () => 'The guarantee ended with your sign-off: you confirmed that every must‑have passed or was waived.',
}
const forTeam: Record<RefundWindow, (day: string) => string> = {
  open: (day) => `The client can request a refund: the agreed date was ${day}, and the project isn’t signed off.`,
  too_early: (day) => `The client can request a refund after ${day}, unless the project is signed off by then.`,
  not_started: () => 'The client can’t request a refund, because the project hasn’t started.',
  on_hold: () => 'The client can’t request a refund while the project is on hold for the client.',
  signed_off: () => 'The client can no longer request a refund, because the project is signed off.',
}

type Props = Omit<ComponentProps<'p'>, 'children'> & {
  window: RefundWindow
  /** The day until which the agent has time to pass; null before the start. */
  agreedDay: string | null
  side: 'client' | 'team'
}

/** Whether a client can ask for the money back, and why or why not. */
export function RefundWindowNote({ window, agreedDay, side, ...rest }: Props) {
  const sentences = side === 'client' ? forClient : forTeam
  const day = agreedDay ? formatWeekday(agreedDay, 'numeric') : 'the agreed date'
  return <p {...rest}>{sentences[window](day, agreedDay ? formatDayAfter(agreedDay) : 'the day after')}</p>
}

function formatDayAfter(day: string) {
  const after = new Date(day)
  after.setUTCDate(after.getUTCDate() + 1)
  return after.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
}
