// Bcrypt reads no further: two longer passwords that begin alike would be one and the same.
const longestPasswordBytes = 72

/** Why the auth service would refuse a new password, as a sentence; nothing when it would take it. [SIGNUP-6] */
export function passwordProblem(text: string): string | undefined {
  if (text.length < 6) return 'Password must be at least 6 characters'
  if (new TextEncoder().encode(text).length > longestPasswordBytes) {
    return `Please choose a shorter password: ${longestPasswordBytes} letters and digits at most, fewer with accents or emoji`
  }
  if (/\p{Cc}/u.test(text)) return 'Please use only characters that you can type in your password'
}
