import { join } from 'node:path'
import { liveFolder } from '../build/buildAll.ts'
import { type RunningDatabase, startDatabase } from '../database/embeddedDatabase.ts'
import { requireFreePort } from './ports.ts'
import { type Running, startNode } from './processes.ts'
import { type Area, root } from '../build/webpack.ts'

export type StackOptions = {
  /** Port of the shell; the three remotes follow it. */
  port: number
  apiPort: number
  dataDir: string
  /** A database that runs already, instead of one of its own. */
  database?: RunningDatabase
  log: (line: string) => void
  /** Further SQL files to run when the database is created. */
  seeds?: string[]
  /** Further environment of the shell's server. */
  shellEnv?: Record<string, string>
  /** Further environment of the database. */
  databaseEnv?: Record<string, string>
  /** Folders to serve an area's releases from, instead of those that `npm start` fills. */
  releases?: Partial<Record<Area, string>>
}

export const remotes = ['marketing', 'portal', 'backoffice'] as const

const portVariable = 'FORTNIGHT_PORT'

/** Says at once, before anything is built, when one of the five ports is taken. */
export async function requireFreePorts({ port, apiPort }: Pick<StackOptions, 'port' | 'apiPort'>) {
  await requireFree(port, 'shell', portVariable)
  for (const [i, remote] of remotes.entries()) await requireFree(port + 1 + i, remote, portVariable)
  await requireFree(apiPort, 'database API', 'FORTNIGHT_API_PORT')
}

const requireFree = (port: number, purpose: string, variable: string) =>
  requireFreePort(
    port,
    `Port ${port} (${purpose}) is already in use. Stop what uses it, or set ${variable} to another port.`,
  )

/** The whole product: database, the remotes' static servers, the shell. Each part can be stopped and started alone. */
export async function startStack(options: StackOptions) {
  const { port, apiPort, dataDir, log, seeds } = options
  const origin = `http://localhost:${port}`
  const running = new Map<Area, Running>()
  let database = options.database ?? (await openDatabase())

  function openDatabase() {
    const env: NodeJS.Dict<string> = { ...process.env, ...options.databaseEnv }
    return startDatabase({ dataDir, port: apiPort, siteUrl: env.FORTNIGHT_ORIGIN ?? origin, log, env, seeds })
  }

  async function start(part: Area) {
    const args = part === 'shell' ? [shellServer()] : remoteServer(part)
    const process = startNode(args, 'listening on', part === 'shell' ? shellEnv() : {}, log)
    // Noted before it is ready, so that it is stopped too when another one fails meanwhile.
    running.set(part, process)
    await process.ready
  }

  function remoteServer(part: (typeof remotes)[number]) {
    return [
      join(root, '.config/serve/serveRemote.ts'),
      part,
      String(port + 1 + remotes.indexOf(part)),
      releasesOf(part),
    ]
  }

  function shellServer() {
    return join(root, '.config/serve/serveShell.ts')
  }

  function releasesOf(part: Area) {
    return options.releases?.[part] ?? liveFolder(part)
  }

  function shellEnv(): Record<string, string> {
    const pointer = (index: number) => `http://localhost:${port + 1 + index}/latest.json`
    return {
      NODE_ENV: 'production',
      FORTNIGHT_PORT: String(port),
      FORTNIGHT_SHELL_RELEASES: releasesOf('shell'),
      FORTNIGHT_LOG: process.env.FORTNIGHT_LOG ?? 'text',
      SUPABASE_URL: database.url,
      SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
      SUPABASE_SECRET_KEY: database.secretKey,
      FORTNIGHT_OUTBOX_DIR: process.env.FORTNIGHT_OUTBOX_DIR ?? join(dataDir, 'outbox'),
      MARKETING_POINTER: pointer(0),
      PORTAL_POINTER: pointer(1),
      BACKOFFICE_POINTER: pointer(2),
      ...options.shellEnv,
    }
  }

  async function stop(part: Area) {
    await running.get(part)?.stop()
    running.delete(part)
  }

  async function stopAll() {
    await Promise.all([...running.keys()].map(stop))
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
    stop,
    stopAll,
    processes: running,
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
