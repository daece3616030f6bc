import { z } from 'zod'
import { findPasswordProblem } from '@fortnight/supabase/account/passwordRule'
import type { UserType } from '@fortnight/supabase/session'

// What the database and the auth service accept, so that a form rejects the rest first. Of several messages about one
// field the first is shown.

const maxEmailLength = 320

/** A single-line text, trimmed and without control characters, such as a null byte from a pasted file. */
const singleLine = () => z.string().overwrite((text) => text.replace(/\p{Cc}/gu, '').trim())

// Counts code points like the database: an emoji is one character.
const hasAtMost = (limit: number) => (text: string) => Array.from(text).length <= limit

export const optionalText = (limit: number, what: string) =>
  singleLine().refine(hasAtMost(limit), `Please keep your ${what} to ${limit} characters`)

export const requiredText = (limit: number, what: string, missing: string) =>
  singleLine().min(1, missing).refine(hasAtMost(limit), `Please keep your ${what} to ${limit} characters`)

/** The address of an account. */
export const emailAddress = singleLine()
  .min(1, 'Email is required')
  .max(maxEmailLength, `Please keep your email to ${maxEmailLength} characters`)
  .regex(z.regexes.email, 'Enter an email address like name@company.com')

/** A new password of a client or an admin, which is not trimmed. */
export const newPassword = (userType: UserType | null = 'client') =>
  z
    .string()
    .min(1, 'Password is required')
    .refine((password) => !findPasswordProblem(password, userType), {
      error: ({ input }) => findPasswordProblem(String(input), userType),
    })
