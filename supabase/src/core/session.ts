import { create } from 'zustand'

export type UserType = 'admin' | 'client'

export type SessionUser = { id: string; email: string }

/** How a session ended while the page was open: its owner signed out, or it expired or was taken back. */
export type SessionEnd = 'by-choice' | 'unexpectedly'

/**
 * What is known about the person in front of the page. `userType` is null until the profile lookup has answered, and
 * unconfirmed when that lookup failed: the person then counts as a client, and the server decides what they may see.
 */
export type Session =
  | { status: 'loading'; user: null; userType: null }
  | { status: 'signed-out'; user: null; userType: null; ended?: SessionEnd }
  | { status: 'signed-in'; user: SessionUser; userType: UserType | null; isTypeUnconfirmed?: boolean }

/** The one session of the page. Only the shell's session controller writes it; everybody may read it. */
export const useSession = create<Session>(() => ({ status: 'loading', user: null, userType: null }))
