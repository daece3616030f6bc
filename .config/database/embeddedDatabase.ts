import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockDataDirectory } from './dataDirectoryLock.ts'
import { saveCapturedMails, requiresEmailConfirmation, smtpConfig } from './mail.ts'
import { runLiteCommand, lastLines, type LiteProcess, type LiteSettings, runLite, stopProcess } from './liteProcess.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { seedSql } from './seed.ts'
import { markVacuumed, vacuumDaily } from './vacuum.ts'
import { requireFreePort } from '../serve/ports.ts'
import { root } from '../workspace.ts'

type DatabaseOptions = {
  dataDir: string
  port: number
  log: (line: string) => void
  /** Origin of the web site; links in e-mails lead there. */
  siteUrl?: string
  /** Absolute paths of further SQL files to run after the seed, when the database is created. */
  seeds?: string[]
  /** Says how mails are sent, and whether new accounts must confirm their address. */
  env?: NodeJS.Dict<string>
}

export type RunningDatabase = Secrets & { url: string; stop: () => Promise<void> }

const host = '127.0.0.1'
const startTimeoutMs = 60_000
const pauseBetweenTriesMs = 1_000

/**
 * Starts the embedded database on a data directory, which is created, migrated and seeded when it is new. An existing
 * one gets the migrations that it has not seen yet, and keeps its rows. One that is killed is started again.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const { port, log, siteUrl = 'http://localhost:4200', seeds = [], env = process.env } = options
  const dataDir = resolve(options.dataDir)
  const secrets = readSecrets()
  let server: LiteProcess | undefined
  let isStopping = false
  const release = await lockDataDirectory(dataDir, log, () => {
    isStopping = true
    log(`The lock on ${dataDir} was lost; stopping the database before another process writes to it.`)
    server?.child.kill('SIGTERM')
  })
  try {
    await requireFreePort(
      port,
      `Port ${port} is already in use. Stop the program that uses it, or set FORTNIGHT_API_PORT to a free port.`,
    )
    const smtp = smtpConfig(env)
    const configFile = await writeConfig(dataDir, port, seeds, requiresEmailConfirmation(env), smtp?.toml)
    const databaseDir = join(dataDir, 'postgres')
    const settings: LiteSettings = { configFile, databaseDir, siteUrl, secrets, smtpPassword: smtp?.password, env }
    await prepare(dataDir, settings, options)
    await vacuumDaily(dataDir, settings)
    // Uploaded files go below the folder that the process runs in.
    const cwd = join(dataDir, 'uploads')
    await mkdir(cwd, { recursive: true })
    const url = `http://${host}:${port}`
    const serve = async () => {
      const lite = (server = runLite(['start', '--no-admin', '--host', host], { ...settings, cwd }))
      if (!smtp)
        lite.child.stdout?.on('data', saveCapturedMails(env.FORTNIGHT_OUTBOX_DIR ?? join(dataDir, 'outbox'), log))
      await untilHealthy(url, secrets.publishableKey, lite)
      void lite.exited.then((code) =>
        serveAgain(
          `The database stopped unexpectedly (exit code ${code}) and is started again.\n${lastLines(lite.output())}`,
        ),
      )
    }
    // As often as it takes: what keeps it from starting, such as a lack of memory, may pass.
    const serveAgain = async (reason: string): Promise<void> => {
      if (isStopping) return
      log(reason)
      await serve().catch(async (error: Error) => {
        // It may hang instead of having ended.
        if (server) await stopProcess(server)
        await wait(pauseBetweenTriesMs)
        await serveAgain(error.message)
      })
    }
    await serve()
    let stopped: Promise<void> | undefined
    const stop = async () => {
      isStopping = true
      if (server) await stopProcess(server)
      // The lock may already be lost, which is no reason to fail while stopping.
      await release().catch(() => {})
    }
    return { ...secrets, url, stop: () => (stopped ??= stop()) }
  } catch (error) {
    if (server) await stopProcess(server)
    await release()
    throw error
  }
}

/** Creates the database when there is none, else applies new migrations. */
async function prepare(dataDir: string, settings: LiteSettings, { seeds = [], log }: DatabaseOptions) {
  const migrations = (await readdir(join(root, 'supabase/migrations'))).filter((file) => file.endsWith('.sql')).sort()
  const appliedFile = join(dataDir, 'migrations.json')
  const isUpToDate = async () =>
    existsSync(appliedFile) && (await readFile(appliedFile, 'utf8')) === JSON.stringify(migrations)

  if (!existsSync(settings.databaseDir)) {
    log('Creating the database')
    // Tests create many databases with the same content: the first one is left where the others find it.
    await create(settings, seeds.length ? undefined : process.env.FORTNIGHT_DATABASE_TEMPLATE)
    if (seeds.length === 0) await markVacuumed(dataDir)
  } else if (!(await isUpToDate())) {
    log('Applying new migrations')
    await runLiteCommand(['migration', 'up'], settings)
  } else {
    return
  }
  await writeFile(appliedFile, JSON.stringify(migrations))
}

/** Makes the database under another name, so that a creation cut short is started over. */
async function create(settings: LiteSettings, template?: string) {
  const { databaseDir } = settings
  const draft = `${databaseDir}.new`
  await rm(draft, { recursive: true, force: true })
  if (template && existsSync(template)) {
    await cp(template, draft, { recursive: true })
  } else {
    const output = await runLiteCommand(['db', 'reset'], { ...settings, databaseDir: draft })
    // lite reports a failed seed as a warning and ends well.
    if (output.includes('Seed warning')) throw new Error(`The database could not be seeded.\n${lastLines(output)}`)
    if (template) await keepTemplate(draft, template)
  }
  await rename(draft, databaseDir)
}

/** The template appears in one move, because another process may be looking for it, or be the first to have made it. */
async function keepTemplate(draft: string, template: string) {
  const copy = await mkdtemp(`${template}-`)
  await cp(draft, copy, { recursive: true })
  await rename(copy, template).catch(async (error: Error) => {
    await rm(copy, { recursive: true })
    if (!existsSync(template)) throw error
  })
}

/** The committed configuration with this start's port and seeds; the rest of what varies comes in through the environment. */
async function writeConfig(dataDir: string, port: number, seeds: string[], isConfirming: boolean, smtp = '') {
  const committed = await readFile(join(root, 'supabase/config.toml'), 'utf8')
  const configFile = join(dataDir, 'config.toml')
  const seedFile = join(dataDir, 'seed.sql')
  await writeFile(seedFile, seedSql(seeds))
  const config = committed
    .replace(/^port = .*$/m, `port = ${port}`)
    .replace(/^sql_paths = .*$/m, `sql_paths = ${JSON.stringify([seedFile])}`)
    .replace(/^enable_confirmations = .*$/m, `enable_confirmations = ${isConfirming}`)
  await writeFile(configFile, config + smtp)
  return configFile
}

async function untilHealthy(url: string, publishableKey: string, server: LiteProcess) {
  const deadline = Date.now() + startTimeoutMs
  let hasExited = false
  void server.exited.then(() => (hasExited = true))
  while (!hasExited && Date.now() < deadline) {
    const answer = await fetch(`${url}/rest/v1/content_version?select=version`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`The database did not start.\n${lastLines(server.output())}`)
}
