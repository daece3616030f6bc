import { log } from '../http/log.ts'

const intervalMs = 60 * 60 * 1_000
const retryDelayMs = 60 * 1_000

/** Work on stored data that no request triggers. `run` returns how much it did. */
export type Job = { name: string; run: () => Promise<number> }

/**
 * Runs the jobs now and then every hour; after a failure, in a minute. Any number of servers may do so at once: a job
 * must find nothing to do when another server has just done it.
 */
export async function runHourlyJobs(jobs: Job[]) {
  let hasFailed = false
  for (const job of jobs) hasFailed = !(await runJob(job)) || hasFailed
  setTimeout(() => void runHourlyJobs(jobs), hasFailed ? retryDelayMs : intervalMs).unref()
}

async function runJob({ name, run }: Job) {
  try {
    const count = await run()
    if (count > 0) log.info(`${name}: ${count}`)
    return true
  } catch (error) {
    log.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}
