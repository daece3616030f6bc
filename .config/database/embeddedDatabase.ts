import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { requireFreePort } from '../serve/ports.ts'
import { makeContentsPrivate, openDataDirectory } from './dataDirectory.ts'
import { lockDataDirectory } from './dataDirectoryLock.ts'
import { type DiskProblem, findDiskProblem, watchDisk } from './supervision/diskHealth.ts'
import { type LiteSettings, runLite } from './liteProcess.ts'
import { requiresEmailConfirmation, saveCapturedMails, smtpConfig } from './mail.ts'
import { prepareDatabase, writeConfig } from './prepareDatabase.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { readSupervisionLimits, type SupervisionLimits } from './supervision/supervisionLimits.ts'
import { superviseDatabase } from './supervision/supervisor.ts'
import { vacuumDaily } from './vacuum.ts'

export type DatabaseProblem = DiskProblem['code'] | 'database-lock-lost'

export type DatabaseOptions = {
  dataDir: string
  port: number
  log: (line: string) => void
  /** Origin of the web site, where links in emails lead. */
  siteUrl?: string
  /** Absolute paths of further SQL files to run after the seed, when the database is created. */
  seeds?: string[]
  /** States how mails are sent, whether new accounts must confirm their address, and how much memory the database may use. */
  env?: NodeJS.Dict<string>
  /** Called with a sentence when the lock on the directory was lost, or the database does not come back. */
  onGone?: (reason: string) => void
  /** Called with the code that /readyz reports when the database cannot work as it should, and with undefined when it can. */
  onProblem?: (code: DatabaseProblem | undefined) => void
  /** When the process of the database is replaced, for tests. */
  limits?: Partial<SupervisionLimits>
}

export type RunningDatabase = Secrets & { url: string; stop: () => Promise<void> }

const host = '127.0.0.1'

/**
 * Starts the embedded database on a data directory, which is created, migrated and seeded when it is new. An existing
 * one gets the migrations that it has not seen, and keeps its rows. A process that is killed, silent for 15 seconds or too
 * large is replaced. Throws when the directory or the port is in use, or when the database cannot be migrated.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const {
    port,
    log,
    siteUrl = 'http://localhost:4200',
    seeds = [],
    env = process.env,
    onGone = log,
    onProblem,
  } = options
  const dataDir = resolve(options.dataDir)
  const secrets = readSecrets()
  const limits = { ...readSupervisionLimits(env), ...options.limits }
  let supervisor: Awaited<ReturnType<typeof superviseDatabase>> | undefined
  const lockLost = `The lock on ${dataDir} was lost; the database was stopped before another process writes to it.`
  const lock = { isLost: false }
  await openDataDirectory(dataDir, log)
  const release = await lockDataDirectory(dataDir, log, () => {
    lock.isLost = true
    supervisor?.kill()
    onProblem?.('database-lock-lost')
    onGone(lockLost)
  })
  try {
    await requireFreePort(
      port,
      `Port ${port} is already in use. Stop the program that uses it, or set FORTNIGHT_API_PORT to a free port.`,
    )
    const smtp = smtpConfig(env)
    const confirmsEmails = requiresEmailConfirmation(env)
    const configFile = await writeConfig(dataDir, { port, seeds, confirmsEmails, smtp: smtp?.toml ?? '' })
    const databaseDir = join(dataDir, 'postgres')
    const settings: LiteSettings = { configFile, databaseDir, siteUrl, secrets, smtpPassword: smtp?.password, env }
    await prepareDatabase(settings, { dataDir, log, seeds })
    await vacuumDaily(dataDir, settings)
    if (lock.isLost) throw new Error(lockLost)
    // lite stores uploaded files below the folder that it runs in.
    const cwd = join(dataDir, 'uploads')
    await mkdir(cwd, { recursive: true })
    await makeContentsPrivate(dataDir)
    const url = `http://${host}:${port}`
    const startProcess = () => {
      const lite = runLite(['start', '--no-admin', '--host', host], { ...settings, cwd })
      if (!smtp) {
        lite.child.stdout.on('data', saveCapturedMails(env.FORTNIGHT_OUTBOX_DIR ?? join(dataDir, 'outbox'), log))
      }
      return lite
    }
    const database = { url, publishableKey: secrets.publishableKey }
    const disk = watchDisk(dataDir, limits.diskIntervalMs, (problem) => {
      log(
        problem ? `${problem.message} Nothing can be saved as long as this lasts.` : `${dataDir} can be written again.`,
      )
      onProblem?.(problem?.code)
    })
    const findObstacle = () => disk.current()?.message
    const running = (supervisor = await superviseDatabase({
      ...{ database, startProcess, limits, log, findObstacle, onGone },
    }))
    let stopped: Promise<void> | undefined
    const stop = async () => {
      disk.stop()
      await running.stop()
      if (!lock.isLost) await release()
    }
    return { ...secrets, url, stop: () => (stopped ??= stop()) }
  } catch (error) {
    if (!lock.isLost) await release()
    const diskProblem = await findDiskProblem(dataDir)
    throw diskProblem ? new Error(diskProblem.message, { cause: error }) : error
  }
}
