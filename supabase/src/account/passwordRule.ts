const minPasswordLength = 6
// Bcrypt ignores what follows: two longer passwords that start alike would be the same.
const maxPasswordBytes = 72

/** Why the auth service would reject a new password, as a sentence; undefined when it accepts it. [SIGNUP-6] */
export function findPasswordProblem(password: string): string | undefined {
  if (password.length < minPasswordLength) return `Password must be at least ${minPasswordLength} characters`
  if (new TextEncoder().encode(password).length > maxPasswordBytes) {
    return `Please choose a shorter password: ${maxPasswordBytes} letters and digits at most, fewer with accents or emoji`
  }
  if (/\p{Cc}/u.test(password)) return 'Please use only characters that you can type in your password'
}
