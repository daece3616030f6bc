import { setTimeout as sleep } from 'node:timers/promises'
import { type ProbedDatabase, waitUntilAnswering } from './databaseProbe.ts'
import { lastLines, type LiteProcess, stopProcess } from '../liteProcess.ts'
import type { SupervisionLimits } from './supervisionLimits.ts'
import { watchProcess } from './watchProcess.ts'

const restartDelayMs = 1_000

type SupervisorOptions = {
  database: ProbedDatabase
  startProcess: () => LiteProcess
  limits: SupervisionLimits
  log: (line: string) => void
  /** A sentence that says why it would be useless to start a process now. */
  findObstacle: () => string | undefined
  /** Called when the database could not be restarted for `restartMs`. */
  onGone: (reason: string) => void
}

/**
 * Keeps a process of the embedded database running: one that ends, is silent or grows too large is replaced. Goes on after
 * `onGone`, because what prevents a start, such as a lack of memory, may pass. Throws when the first start fails.
 */
export async function superviseDatabase(options: SupervisorOptions) {
  const { database, startProcess, limits, log, findObstacle, onGone } = options
  let server: LiteProcess | undefined
  let isStopping = false

  async function serve() {
    const lite = (server = startProcess())
    await waitUntilAnswering(database, lite)
    void watchProcess(lite, database, limits).then(async (reason) => {
      if (isStopping) return
      log(reason ? `${reason}; it is restarted.` : await describeExit(lite))
      await restart()
    })
  }

  async function restart() {
    const gone = setTimeout(() => {
      const sentence = `The database could not be restarted for ${limits.restartMs / 1_000} s.`
      onGone([sentence, findObstacle()].filter(Boolean).join(' '))
    }, limits.restartMs)
    while (!isStopping && (findObstacle() || !(await tryToServe()))) await sleep(restartDelayMs)
    clearTimeout(gone)
  }

  async function tryToServe() {
    try {
      await serve()
      return true
    } catch (error) {
      if (!isStopping) log((error as Error).message)
      // The process may hang instead of having exited.
      if (server) await stopProcess(server)
      return false
    }
  }

  const stop = async () => {
    isStopping = true
    if (server) await stopProcess(server)
  }
  /** Ends the process without a last write, because another process may be using its files. */
  const kill = () => {
    isStopping = true
    server?.child.kill('SIGKILL')
  }

  try {
    await serve()
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, kill }
}

const describeExit = async (lite: LiteProcess) =>
  `The database stopped unexpectedly (exit code ${await lite.exited}) and is started again.\n${lastLines(lite.output())}`
