import { create } from 'zustand'

export type UserType = 'admin' | 'client'

export type SessionUser = { id: string; email: string }

/** What is known about the person in front of the page. `userType` is null until the profile lookup has answered. */
export type Session =
  | { status: 'loading'; user: null; userType: null }
  | { status: 'signed-out'; user: null; userType: null }
  | { status: 'signed-in'; user: SessionUser; userType: UserType | null }

/** The one session of the page. Only the shell's session controller writes it; everybody may read it. */
export const useSession = create<Session>(() => ({ status: 'loading', user: null, userType: null }))
