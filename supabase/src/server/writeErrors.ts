const isOnFullDisk = (folder: string) => `The disk of ${folder} is full: free some space there.`
const isForbidden = (folder: string) =>
  `${folder} cannot be written by this user: change its owner or permissions, or choose another folder.`

const explanations: Record<string, (folder: string) => string> = {
  ENOSPC: isOnFullDisk,
  EDQUOT: isOnFullDisk,
  EROFS: (folder) => `${folder} is on a read-only disk: mount it writable, or choose another folder.`,
  EACCES: isForbidden,
  EPERM: isForbidden,
}

/**
 * A sentence that says what to do about a failed write to a folder, when its disk is full or it may not be written; undefined
 * for every other error.
 */
export function explainWriteError(error: unknown, folder: string) {
  return explanations[(error as NodeJS.ErrnoException).code ?? '']?.(folder)
}

/** For `catch` of a promise that writes to a folder: throws that sentence, or the same error. */
export const throwExplained = (folder: string) => (error: unknown) => {
  const sentence = explainWriteError(error, folder)
  throw sentence ? new Error(sentence, { cause: error }) : error
}
