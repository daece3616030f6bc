import { fork } from 'node:child_process'
import { createBirpc } from 'birpc'
import { workerHangMs } from '../limits/timeouts.ts'
import { killWithParent } from './killWithParent.ts'
import { readProcessMemoryMb } from './processMemory.ts'
import type { ShellFunctions, WorkerFunctions } from './protocol.ts'
import { WorkerUnavailableError } from './workerErrors.ts'
import { workerEnvironment, workerOptions } from './workerPermissions.ts'

export type WorkerScript = {
  file: string
  /** The build of the shell that it belongs to. */
  build: string
  /** Folders that it reads, besides its own and those of the packages. */
  folders?: string[]
}

export type WorkerProcess = ReturnType<typeof startWorkerProcess>

const watchIntervalMs = 250
const maxMemoryMb = 512

type Input = { script: WorkerScript; shell: ShellFunctions; log: (line: string) => void; hangMs?: number }

/** Starts a render worker. `ended` resolves with the reason when its process has ended, by itself or by `kill`. */
export function startWorkerProcess({ script, shell, log, hangMs = workerHangMs }: Input) {
  const child = fork(script.file, {
    env: workerEnvironment(process.env, script.build),
    execArgv: workerOptions(script.file, script.folders ?? []),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const cancelKill =
    child.pid &&
    killWithParent(child.pid, (error) => log(`a render worker in a loop would outlive the shell: ${error.message}`))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => log(text.trimEnd()))

  const worker = createBirpc<WorkerFunctions, ShellFunctions>(shell, {
    // A worker that has just ended gets no more messages; its end rejects what it was asked for.
    post: (message) => child.connected && child.send(message as object, () => undefined),
    on: (listener) => child.on('message', listener),
    timeout: -1,
  })
  let killReason: string | undefined
  const { promise: ended, resolve } = Promise.withResolvers<string>()
  const handleEnd = (reason: string) => {
    clearInterval(watching)
    if (cancelKill) cancelKill()
    worker.$close(new WorkerUnavailableError(reason))
    resolve(reason)
  }
  child.on('error', (error) => handleEnd(error.message))
  child.once('exit', (code, signal) => handleEnd(killReason ?? `it ended with ${signal ?? `exit code ${code}`}`))

  function kill(reason: string) {
    killReason ??= reason
    child.kill('SIGKILL')
  }

  // Counted in intervals instead of by the clock: a pause of the shell itself must not look like one of the worker.
  let silentIntervals = 0
  let isLoaded = false
  const watching = setInterval(() => {
    const memoryMb = child.pid === undefined ? 0 : readProcessMemoryMb(child.pid)
    if (memoryMb > maxMemoryMb) return kill(`it used ${Math.round(memoryMb)} MB of memory`)
    if (!isLoaded) return
    if (silentIntervals * watchIntervalMs >= hangMs) return kill(`it did not respond for ${hangMs / 1_000} s`)
    if (silentIntervals++ === 0)
      worker
        .ping()
        .then(() => (silentIntervals = 0))
        .catch(() => undefined)
  }, watchIntervalMs).unref()

  return {
    worker,
    ended,
    kill,
    /** From now on the worker must respond within `hangMs`. Before, it is busy with loading its modules. */
    watchResponses: () => (isLoaded = true),
  }
}
