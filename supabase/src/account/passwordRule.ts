import type { UserType } from '@fortnight/supabase/session'

const minPasswordLengths: Record<UserType, number> = { client: 6, admin: 12 }
// Bcrypt ignores what follows: two longer passwords that start alike would be the same.
const maxPasswordBytes = 72

/** What a form says about the length of a new password before anything is typed. */
export const passwordHint = (userType: UserType | null) =>
  `At least ${minPasswordLengths[userType ?? 'client']} characters`

/**
 * Why a new password would be rejected by its form alone, as a sentence; undefined when it would not. The web server also
 * rejects common passwords, which no browser has a list of. [SIGNUP-6, PWD-1]
 */
export function findPasswordProblem(password: string, userType: UserType | null = 'client'): string | undefined {
  const minLength = minPasswordLengths[userType ?? 'client']
  if (password.length < minLength) return `Password must be at least ${minLength} characters`
  if (new TextEncoder().encode(password).length > maxPasswordBytes) {
    return `Please choose a shorter password: ${maxPasswordBytes} letters and digits at most, fewer with accents or emoji`
  }
  if (/\p{Cc}/u.test(password)) return 'Please use only characters that you can type in your password'
}
