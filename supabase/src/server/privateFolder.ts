import { chmod, mkdir, readdir, stat } from 'node:fs/promises'

const othersBits = 0o077

/**
 * Creates a folder that only its owner can read, whatever the umask. An existing one is narrowed when it holds nothing but
 * files of the product; else it may be shared on purpose, and the result is a sentence that asks to narrow it.
 */
export async function ensurePrivateFolder(folder: string, isOwnFile: (name: string) => boolean) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = await stat(folder)
  if (process.platform === 'win32' || (mode & othersBits) === 0) return undefined
  if (uid !== process.getuid?.() || !(await readdir(folder)).every(isOwnFile)) {
    return `Other users of this machine can read ${folder}: run "chmod 700 ${folder}", or choose another folder.`
  }
  await chmod(folder, 0o700)
  return undefined
}

/** Makes an existing file or folder readable by its owner only. */
export async function makePrivate(path: string) {
  const { mode } = await stat(path)
  if ((mode & othersBits) !== 0) await chmod(path, mode & ~othersBits)
}
