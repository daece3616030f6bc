import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../workspace.ts'
import { lastLines, type LiteSettings, runLiteCommand } from './liteProcess.ts'
import { writeResourceLimits } from './resourceLimits.ts'
import { seedSql } from './seed.ts'
import { markVacuumed } from './vacuum.ts'

type PrepareOptions = {
  dataDir: string
  log: (line: string) => void
  /** Absolute paths of further SQL files to run after the seed. */
  seeds: string[]
}

/**
 * Creates, migrates and seeds the database of a data directory when there is none, else applies the migrations that it
 * has not seen. Throws, and changes nothing, when the database has another history of migrations.
 */
export async function prepareDatabase(settings: LiteSettings, { dataDir, log, seeds }: PrepareOptions) {
  const migrations = (await readdir(join(root, 'supabase/migrations'))).filter((file) => file.endsWith('.sql')).sort()
  const appliedFile = join(dataDir, 'migrations.json')

  if (!existsSync(settings.databaseDir)) {
    log('Creating the database')
    await createDatabase(settings, seeds.length ? undefined : findTemplate())
    if (seeds.length === 0) await markVacuumed(dataDir)
  } else {
    const applied = existsSync(appliedFile) ? (JSON.parse(await readFile(appliedFile, 'utf8')) as string[]) : undefined
    if (applied && !applied.includes(migrations[0]!)) {
      throw new Error(
        `The database in ${dataDir} was created by an earlier version and cannot be migrated: export what you need with ` +
          'that version, then run npm run db:reset, or set FORTNIGHT_DATA_DIR to another directory.',
      )
    }
    await writeResourceLimits(settings.databaseDir)
    if (JSON.stringify(applied) === JSON.stringify(migrations)) return
    log('Applying new migrations')
    await runLiteCommand(['migration', 'up'], settings)
  }
  await writeFile(appliedFile, JSON.stringify(migrations))
}

/**
 * Writes the configuration of the database on a data directory, and its seed. It is the committed one with this start's
 * port, seeds and mail settings; what else varies comes from the environment. Returns its path.
 */
export async function writeConfig(
  dataDir: string,
  { port, seeds, confirmsEmails, smtp }: { port: number; seeds: string[]; confirmsEmails: boolean; smtp: string },
) {
  const committed = await readFile(join(root, 'supabase/config.toml'), 'utf8')
  const configFile = join(dataDir, 'config.toml')
  const seedFile = join(dataDir, 'seed.sql')
  await writeFile(seedFile, seedSql(seeds))
  const config = committed
    .replace(/^port = .*$/m, `port = ${port}`)
    .replace(/^sql_paths = .*$/m, `sql_paths = ${JSON.stringify([seedFile])}`)
    // Migrations create everything. With schemas lite compares them as well, without the schema "private", and prints them
    // all as an error that can push the warning about a failed seed out of its output.
    .replace(/^schema_paths = \[[^\]]*\]/m, 'schema_paths = []')
    .replace(/^enable_confirmations = .*$/m, `enable_confirmations = ${confirmsEmails}`)
  await writeFile(configFile, config + smtp)
  return configFile
}

/**
 * Where tests, which create many databases with the same content, keep the first one as a template. Each day has its own,
 * because the seed counts its dates back from the day.
 */
function findTemplate() {
  const template = process.env.FORTNIGHT_DATABASE_TEMPLATE
  return template && `${template}-${new Date().toISOString().slice(0, 10)}`
}

/** Creates the database under another name and renames it, so that an interrupted creation starts over. */
async function createDatabase(settings: LiteSettings, template?: string) {
  const { databaseDir } = settings
  const draft = `${databaseDir}.new`
  await rm(draft, { recursive: true, force: true })
  if (template && existsSync(template)) {
    await cp(template, draft, { recursive: true })
  } else {
    const output = await runLiteCommand(['db', 'reset'], { ...settings, databaseDir: draft })
    // lite reports a failed seed as a warning and exits with 0.
    if (output.includes('Seed warning')) throw new Error(`The database could not be seeded.\n${lastLines(output)}`)
    if (template) await saveTemplate(draft, template)
  }
  await writeResourceLimits(draft)
  await rename(draft, databaseDir)
}

/** Renames a copy into place, because other processes may be reading the template or creating it at the same time. */
async function saveTemplate(draft: string, template: string) {
  const copy = await mkdtemp(`${template}-`)
  await cp(draft, copy, { recursive: true })
  await rename(copy, template).catch(async (error: unknown) => {
    await rm(copy, { recursive: true })
    if (!existsSync(template)) throw error
  })
}
