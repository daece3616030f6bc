import { create } from 'zustand'

export type UserType = 'admin' | 'client'

export type SessionUser = { id: string; email: string }

/** How a session ended while the page was open: the user signed out, or it expired or was revoked. */
export type SessionEnd = 'by-choice' | 'unexpectedly'

/**
 * The user of the page. `userType` is null until the profile lookup has returned. When that failed,
 * `isTypeUnconfirmed` is set and the user counts as a client; the server decides what they may see.
 */
export type Session =
  | { status: 'loading'; user: null; userType: null }
  | { status: 'signed-out'; user: null; userType: null; ended?: SessionEnd }
  | { status: 'signed-in'; user: SessionUser; userType: UserType | null; isTypeUnconfirmed?: boolean }

/** The one session of the page. Only the shell's session controller writes it; every app may read it. */
export const useSession = create<Session>(() => ({ status: 'loading', user: null, userType: null }))
