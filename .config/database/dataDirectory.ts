import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePrivateFolder, makePrivate } from '@fortnight/supabase/server/privateFolder'
import { throwExplained } from '@fortnight/supabase/server/writeErrors'
import { findDiskProblem } from './supervision/diskHealth.ts'

const ownFolders = ['postgres', 'postgres.new', 'uploads', 'outbox']
const ownFiles = ['config.toml', 'seed.sql', 'migrations.json', 'vacuumed', 'database.lock']
const isOwnFile = (name: string) =>
  [...ownFolders, ...ownFiles].includes(name) || name.startsWith('database.users') || name.startsWith('write-test.')

/** Creates a data directory that only its owner can read. Throws a sentence when the database cannot write to it. */
export async function openDataDirectory(dataDir: string, log: (line: string) => void) {
  const warning = await ensurePrivateFolder(dataDir, isOwnFile).catch(throwExplained(dataDir))
  if (warning) log(warning)
  const problem = await findDiskProblem(dataDir)
  if (problem) throw new Error(problem.message)
}

/** Makes everything that the database has created in its data directory readable by its owner only. */
export async function makeContentsPrivate(dataDir: string) {
  const paths = [...ownFolders, ...ownFiles].map((name) => join(dataDir, name)).filter((path) => existsSync(path))
  await Promise.all(paths.map(makePrivate))
}
