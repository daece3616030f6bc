import { join } from 'node:path'
import {
  type DatabaseOptions,
  type DatabaseProblem,
  type RunningDatabase,
  startDatabase,
} from '../database/embeddedDatabase.ts'
import { mapsFolder } from '../build/sourceMaps.ts'
import { readDeviceKey, readSigningKey } from '../database/secrets.ts'
import { derivePublicKey } from '../delivery/signingKeys.ts'
import { type Area, liveFolder, type Remote, remotes, remoteVariable, root } from '../workspace.ts'
import { requireFreePort } from './ports.ts'
import { type NodeProcess, startNodeProcess } from './processes.ts'

export type StackOptions = {
  /** Port of the shell; the remotes use the ones after it. */
  port: number
  apiPort: number
  dataDir: string
  /** A running database to use instead of starting one. */
  database?: RunningDatabase
  log: (line: string) => void
  /** Called with a sentence when the database does not come back, or may no longer use its directory. */
  onDatabaseGone?: (reason: string) => void
  /** When the database's process is replaced, for tests. */
  databaseLimits?: DatabaseOptions['limits']
  /** Further SQL files to run when the database is created. */
  seeds?: string[]
  /** Further environment variables of the shell's server. */
  shellEnv?: Record<string, string>
  /** Further environment variables of the database. */
  databaseEnv?: Record<string, string>
  /** Folders to serve an area's releases from, instead of the ones that `npm start` fills. Their pointers may be unsigned. */
  releaseFolders?: Partial<Record<Area, string>>
}

/** Throws a sentence when one of the ports is in use, before anything is built. */
export async function requireFreePorts({ port, apiPort }: Pick<StackOptions, 'port' | 'apiPort'>) {
  await requirePort(port, 'shell', 'FORTNIGHT_PORT')
  for (const remote of remotes) await requirePort(remotePort(port, remote), remote, 'FORTNIGHT_PORT')
  await requirePort(apiPort, 'database API', 'FORTNIGHT_API_PORT')
}

const requirePort = (port: number, purpose: string, variable: string) =>
  requireFreePort(
    port,
    `Port ${port} (${purpose}) is already in use. Stop what uses it, or set ${variable} to another port.`,
  )

const remotePort = (shellPort: number, remote: Remote) => shellPort + 1 + remotes.indexOf(remote)

/** Starts the whole product: database, static servers of the remotes, shell. Each part can be stopped and started alone. */
export async function startStack(options: StackOptions) {
  const { port, apiPort, dataDir, log, seeds, onDatabaseGone: onGone, databaseLimits } = options
  const origin = `http://localhost:${port}`
  const processes = new Map<Area, NodeProcess>()
  let databaseProblem: DatabaseProblem | undefined
  let database = options.database ?? (await openDatabase())

  function openDatabase() {
    const env: NodeJS.Dict<string> = { ...process.env, ...options.databaseEnv }
    const siteUrl = env.FORTNIGHT_ORIGIN ?? origin
    return startDatabase({
      dataDir,
      port: apiPort,
      siteUrl,
      log,
      env,
      seeds,
      onGone,
      onProblem,
      limits: databaseLimits,
    })
  }

  function onProblem(code: DatabaseProblem | undefined) {
    databaseProblem = code
    reportProblem()
  }

  /** Tells the shell's server, whose /readyz reports it. */
  function reportProblem() {
    const shell = processes.get('shell')?.child
    if (shell?.connected) shell.send({ databaseProblem })
  }

  async function start(area: Area) {
    const isShell = area === 'shell'
    const args = isShell ? shellServerArgs() : remoteServerArgs(area)
    const process = startNodeProcess(args, 'listening on', isShell ? shellEnv() : {}, log)
    // Recorded before it is ready, so that stopAll() stops it when another one fails to start.
    processes.set(area, process)
    await process.ready
    if (isShell && databaseProblem) reportProblem()
  }

  const shellServerArgs = () => [join(root, '.config/serve/serveShell.ts')]

  const remoteServerArgs = (remote: Remote) => [
    join(root, '.config/serve/serveRemote.ts'),
    remote,
    String(remotePort(port, remote)),
    releaseFolder(remote),
  ]

  const releaseFolder = (area: Area) => options.releaseFolders?.[area] ?? liveFolder(area)

  const remoteEnv = (remote: Remote): [string, string][] => [
    [remoteVariable(remote, 'POINTER'), `http://localhost:${remotePort(port, remote)}/latest.json`],
    [remoteVariable(remote, 'MAPS'), mapsFolder(releaseFolder(remote))],
    [remoteVariable(remote, 'PUBLIC_KEYS'), options.releaseFolders?.[remote] ? '' : derivePublicKey(readSigningKey())],
  ]

  function shellEnv(): Record<string, string> {
    return {
      NODE_ENV: 'production',
      FORTNIGHT_PORT: String(port),
      FORTNIGHT_SHELL_RELEASES: releaseFolder('shell'),
      FORTNIGHT_LOG: process.env.FORTNIGHT_LOG ?? 'text',
      SUPABASE_URL: database.url,
      SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
      SUPABASE_SECRET_KEY: database.secretKey,
      FORTNIGHT_DEVICE_KEY: readDeviceKey(),
      FORTNIGHT_OUTBOX_DIR: process.env.FORTNIGHT_OUTBOX_DIR ?? join(dataDir, 'outbox'),
      ...Object.fromEntries(remotes.flatMap(remoteEnv)),
      ...options.shellEnv,
    }
  }

  /** Starts another shell on a port of its own, in front of the same database and remotes. The caller stops it. */
  async function startFurtherShell(ownPort: number, ownEnv: Record<string, string> = {}) {
    const env = { ...shellEnv(), ...ownEnv, FORTNIGHT_PORT: String(ownPort) }
    const shell = startNodeProcess(shellServerArgs(), 'listening on', env, log)
    await shell.ready
    return shell
  }

  async function stop(area: Area) {
    await processes.get(area)?.stop()
    processes.delete(area)
  }

  async function stopAll() {
    await Promise.all([...processes.keys()].map(stop))
    await database.stop()
  }

  try {
    await Promise.all(remotes.map(start))
    await start('shell')
  } catch (error) {
    await stopAll()
    throw error
  }
  return {
    origin,
    start,
    startFurtherShell,
    stop,
    stopAll,
    processes,
    get database() {
      return database
    },
    stopDatabase: () => database.stop(),
    async startDatabase() {
      database = await openDatabase()
    },
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>
