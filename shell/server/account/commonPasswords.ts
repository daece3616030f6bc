import { dictionary } from '@zxcvbn-ts/language-common'

const maxRank = 10_000

// The list is ordered by how often a password occurs in published leaks.
const commonPasswords = new Set(
  dictionary['passwords-common'].slice(0, maxRank).map((password) => password.toLowerCase()),
)

/** Whether a password is one of the 10,000 most common, in upper or lower case. */
export const isCommonPassword = (password: string) => commonPasswords.has(password.toLowerCase())
