import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensurePrivateFolder, makePrivate } from './privateFolder.ts'
import { throwExplained } from './writeErrors.ts'

// Mails that are kept as files instead of being sent. They contain links that sign in, so only the owner may read them.

const dayMs = 24 * 3_600_000
const isKeptMail = (name: string) => /^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f]{8}\.(txt|eml)$/.test(name)

/**
 * Writes a mail to an outbox folder, one file for each extension. Returns their path without the extension; throws a sentence
 * when the folder cannot be written.
 */
export async function keepMail(outbox: string, contents: Record<string, string | Buffer>) {
  const path = join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`)
  await writeFiles(outbox, path, contents).catch(throwExplained(outbox))
  return path
}

async function writeFiles(outbox: string, path: string, contents: Record<string, string | Buffer>) {
  await ensurePrivateFolder(outbox, isKeptMail)
  for (const [extension, content] of Object.entries(contents)) {
    await writeFile(`${path}.${extension}`, content, { mode: 0o600 })
  }
}

/**
 * Deletes kept mails older than a number of days, and makes the others readable by their owner only. Returns how many were
 * deleted, and a sentence when other users can read the folder.
 */
export async function tidyOutbox(outbox: string, days: number) {
  const names = await readdir(outbox).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })
  if (!names) return { deleted: 0, warning: undefined }
  const mails = names.filter(isKeptMail).map((name) => join(outbox, name))
  const expired = new Set<string>()
  for (const mail of mails) if ((await stat(mail)).mtimeMs < Date.now() - days * dayMs) expired.add(mail)
  for (const mail of mails) {
    if (expired.has(mail)) await rm(mail, { force: true })
    else await makePrivate(mail)
  }
  return { deleted: expired.size, warning: await ensurePrivateFolder(outbox, isKeptMail) }
}
