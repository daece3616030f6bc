import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startDatabase } from '../embeddedDatabase.ts'
import { lockDataDirectory } from '../dataDirectoryLock.ts'
import { findFreePort } from '../../serve/ports.ts'
import { root } from '../../workspace.ts'

// `npm run db:reset` deletes every row and uploaded file of the embedded database and creates it again, migrated and seeded.
const dataDir = resolve(root, process.env.FORTNIGHT_DATA_DIR || '.data')
const createdFiles = ['postgres', 'postgres.new', 'migrations.json', 'config.toml', 'uploads']

try {
  if (existsSync(dataDir)) {
    const release = await lockDataDirectory(dataDir, console.log, () => process.exit(1))
    // Only what the database created: the variable may point to a directory with other files.
    const existing = (await readdir(dataDir)).filter((name) => createdFiles.includes(name))
    for (const name of existing) await rm(join(dataDir, name), { recursive: true })
    await release()
  }
  const database = await startDatabase({ dataDir, port: await findFreePort(), log: console.log })
  await database.stop()
  console.log(`The database in ${dataDir} was created again, migrated and seeded.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
