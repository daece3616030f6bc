import { z } from 'zod'
import { passwordProblem } from '@fortnight/supabase/account/passwordRule'

// What the database and the auth service accept, said before they refuse it. Of several sentences about one field the
// first is shown.

const longestEmail = 320

/** One line of text. What cannot be seen, such as a null byte from a pasted file, is left out. */
const line = () => z.string().overwrite((text) => text.replace(/\p{Cc}/gu, '').trim())

// Counted as the database counts them, in which an emoji is one.
const upTo = (limit: number) => (text: string) => [...text].length <= limit

/** A line that may stay empty. */
export const optionalLine = (limit: number, what: string) =>
  line().refine(upTo(limit), `Please keep your ${what} to ${limit} characters`)

/** A line that may not. */
export const requiredLine = (limit: number, what: string, missing: string) =>
  line().min(1, missing).refine(upTo(limit), `Please keep your ${what} to ${limit} characters`)

/** The address that an account is known by. */
export const emailAddress = line()
  .min(1, 'Email is required')
  .max(longestEmail, `Please keep your email to ${longestEmail} characters`)
  .regex(z.regexes.email, 'Enter an e-mail address like name@company.com')

/** A password that is being chosen; it is taken as it was typed. */
export const newPassword = z
  .string()
  .min(1, 'Password is required')
  .refine((text) => !passwordProblem(text), { error: ({ input }) => passwordProblem(String(input)) })
