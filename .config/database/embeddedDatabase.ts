import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireFreePort } from '../serve/ports.ts'
import { lockDataDirectory } from './dataDirectoryLock.ts'
import { lastLines, type LiteProcess, type LiteSettings, runLite, stopProcess } from './liteProcess.ts'
import { requiresEmailConfirmation, saveCapturedMails, smtpConfig } from './mail.ts'
import { prepareDatabase, writeConfig } from './prepareDatabase.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { vacuumDaily } from './vacuum.ts'

type DatabaseOptions = {
  dataDir: string
  port: number
  log: (line: string) => void
  /** Origin of the web site, where links in e-mails lead. */
  siteUrl?: string
  /** Absolute paths of further SQL files to run after the seed, when the database is created. */
  seeds?: string[]
  /** States how mails are sent, and whether new accounts must confirm their address. */
  env?: NodeJS.Dict<string>
}

export type RunningDatabase = Secrets & { url: string; stop: () => Promise<void> }

const host = '127.0.0.1'
const startTimeoutMs = 60_000
const restartDelayMs = 1_000

/**
 * Starts the embedded database on a data directory, which is created, migrated and seeded when it is new. An existing
 * one gets the migrations that it has not seen, and keeps its rows. A process that is killed is started again. Throws
 * when the directory or the port is in use, or when the database cannot be migrated.
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
    const confirmsEmails = requiresEmailConfirmation(env)
    const configFile = await writeConfig(dataDir, { port, seeds, confirmsEmails, smtp: smtp?.toml ?? '' })
    const databaseDir = join(dataDir, 'postgres')
    const settings: LiteSettings = { configFile, databaseDir, siteUrl, secrets, smtpPassword: smtp?.password, env }
    await prepareDatabase(settings, { dataDir, log, seeds })
    await vacuumDaily(dataDir, settings)
    // lite stores uploaded files below the folder that it runs in.
    const cwd = join(dataDir, 'uploads')
    await mkdir(cwd, { recursive: true })
    const url = `http://${host}:${port}`
    const serve = async () => {
      const lite = (server = runLite(['start', '--no-admin', '--host', host], { ...settings, cwd }))
      if (!smtp) {
        lite.child.stdout.on('data', saveCapturedMails(env.FORTNIGHT_OUTBOX_DIR ?? join(dataDir, 'outbox'), log))
      }
      await waitUntilHealthy(url, secrets.publishableKey, lite)
      void lite.exited.then((code) =>
        restart(
          `The database stopped unexpectedly (exit code ${code}) and is started again.\n${lastLines(lite.output())}`,
        ),
      )
    }
    // Retries without a limit: what prevents the start, such as a lack of memory, may pass.
    const restart = async (reason: string): Promise<void> => {
      if (isStopping) return
      log(reason)
      await serve().catch(async (error: unknown) => {
        // The process may hang instead of having exited.
        if (server) await stopProcess(server)
        await sleep(restartDelayMs)
        await restart((error as Error).message)
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

async function waitUntilHealthy(url: string, publishableKey: string, server: LiteProcess) {
  const deadline = Date.now() + startTimeoutMs
  const exit = { hasHappened: false }
  void server.exited.then(() => (exit.hasHappened = true))
  while (!exit.hasHappened && Date.now() < deadline) {
    const response = await fetch(`${url}/rest/v1/content_version?select=version`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error(`The database did not start.\n${lastLines(server.output())}`)
}
