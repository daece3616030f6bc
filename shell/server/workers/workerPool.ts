import pLimit from 'p-limit'
import { workerStartTimeoutMs, workerTaskTimeoutMs } from '../limits/timeouts.ts'
import { changeRenderWorkers, countRenderWorkerReplaced } from '../metrics/metrics.ts'
import { withDeadline } from './deadline.ts'
import type { BundleExports, ShellFunctions, WorkerFunctions } from './protocol.ts'
import { WorkerTimeoutError, WorkerUnavailableError } from './workerErrors.ts'
import { startWorkerProcess, type WorkerProcess, type WorkerScript } from './workerProcess.ts'

// A task waits for the database most of its time. More at once would only make each of them slower.
const tasksPerWorker = 8
const restartDelayMs = 1_000
const failureWindowMs = 30_000
// Two lost workers, three tasks without a response, or some of both. A slow database can delay a task, but ends no worker.
const failureLimit = 6
const lostWorker = 3
const unansweredTask = 2

export type PoolOptions = {
  size: number
  script: WorkerScript
  shell: ShellFunctions
  /** Prepares a new worker; throws when its bundle must not be used. */
  load: (worker: Worker) => Promise<BundleExports>
  log: (line: string) => void
  /** Called whenever two workers were lost within 30 s, or three tasks had no response. */
  onRepeatedFailures: (lastReason: string) => void
  timeouts?: { startMs: number; taskMs: number; hangMs?: number }
}

type Worker = WorkerProcess['worker']
type PooledWorker = { process: WorkerProcess; activeTasks: number }
type Task<Result> = (worker: Pick<WorkerFunctions, 'renderPage' | 'callEndpoint'>) => Promise<Result>

/**
 * Render workers that share their tasks. A worker that ends, hangs or outgrows its memory is replaced; its tasks reject with
 * a WorkerUnavailableError. Resolves when the first worker has loaded; throws when it could not.
 */
export async function startWorkerPool(options: PoolOptions) {
  const { script, shell, load, log, onRepeatedFailures } = options
  const { startMs, taskMs, hangMs } = options.timeouts ?? { startMs: workerStartTimeoutMs, taskMs: workerTaskTimeoutMs }
  const processes = new Set<WorkerProcess>()
  const ready = new Set<PooledWorker>()
  const limit = pLimit(tasksPerWorker)
  const tasks = new Set<Promise<unknown>>()
  let failures: { time: number; weight: number }[] = []
  let isClosed = false

  async function addWorker() {
    const process = startWorkerProcess({ script, shell, log, hangMs })
    processes.add(process)
    void process.ended.then(() => processes.delete(process))
    try {
      const timeoutMessage = `it did not start within ${startMs / 1_000} s`
      const exports = await withDeadline(load(process.worker), startMs, timeoutMessage)
      process.watchResponses()
      const pooled = { process, activeTasks: 0 }
      ready.add(pooled)
      changeRenderWorkers(1)
      void process.ended.then((reason) => handleEnd(pooled, reason))
      return exports
    } catch (error) {
      process.kill('it could not start')
      throw error
    }
  }

  function handleEnd(pooled: PooledWorker, reason: string) {
    ready.delete(pooled)
    changeRenderWorkers(-1)
    if (isClosed) return
    log(`a render worker is replaced: ${reason}`)
    countRenderWorkerReplaced()
    recordFailure(reason, lostWorker)
    void startAnother()
  }

  /** Starts a worker, repeatedly until it has loaded. */
  async function startAnother() {
    while (!isClosed) {
      try {
        return await addWorker()
      } catch (error) {
        recordFailure(error instanceof Error ? error.message : String(error), lostWorker)
        await new Promise((resolve) => setTimeout(resolve, restartDelayMs).unref())
      }
    }
  }

  function recordFailure(reason: string, weight: number) {
    if (isClosed) return
    const now = Date.now()
    failures = [...failures.filter(({ time }) => now - time < failureWindowMs), { time: now, weight }]
    if (failures.reduce((sum, failure) => sum + failure.weight, 0) < failureLimit) return
    failures = []
    onRepeatedFailures(reason)
  }

  const runNow = async <Result>(task: Task<Result>) => {
    const [pooled] = [...ready].sort((a, b) => a.activeTasks - b.activeTasks)
    if (!pooled || isClosed) throw new WorkerUnavailableError('No render worker is running.')
    pooled.activeTasks++
    try {
      return await withDeadline(task(pooled.process.worker), taskMs, `there was no response within ${taskMs / 1_000} s`)
    } catch (error) {
      // Only this task is given up: others of the same worker may be fine, and one that hangs is killed anyway.
      if (error instanceof WorkerTimeoutError) recordFailure(error.message, unansweredTask)
      throw error
    } finally {
      pooled.activeTasks--
    }
  }

  let size = 1

  /** Starts workers until there are as many as this. Those that run go on working meanwhile. */
  function grow(wantedSize: number) {
    for (; size < wantedSize; size++) void startAnother()
    limit.concurrency = size * tasksPerWorker
  }

  function stop() {
    isClosed = true
    for (const process of processes) process.kill('it was stopped')
  }

  const exports = await addWorker()
  // The others follow while the first one works already: a switch to another build does not wait for them.
  grow(options.size)
  return {
    exports,
    run<Result>(task: Task<Result>) {
      const result = limit(() => runNow(task))
      tasks.add(result)
      const forget = () => tasks.delete(result)
      result.then(forget, forget)
      return result
    },
    /** Lets the tasks in progress finish, each within its deadline, then ends the workers. */
    async drain() {
      await Promise.allSettled(tasks)
      stop()
    },
    grow,
    stop,
  }
}
