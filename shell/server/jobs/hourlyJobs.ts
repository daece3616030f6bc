import { log } from '../http/log.ts'

const minuteMs = 60 * 1_000
const hourMs = 60 * minuteMs

/** Work on stored data that no request triggers. `run` returns how much it did. */
export type Job = { name: string; run: () => Promise<number> }

/** Runs the jobs now and then every hour. */
export const runHourlyJobs = (jobs: Job[]) => repeatJobs(jobs, hourMs)

/**
 * Runs the jobs now and then at the interval; after a failure, in a minute. Any number of servers may do so at once: a job
 * must find nothing to do when another server has just done it.
 */
export async function repeatJobs(jobs: Job[], intervalMs: number) {
  let hasFailed = false
  for (const job of jobs) hasFailed = !(await runJob(job)) || hasFailed
  setTimeout(() => void repeatJobs(jobs, intervalMs), hasFailed ? minuteMs : intervalMs).unref()
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
