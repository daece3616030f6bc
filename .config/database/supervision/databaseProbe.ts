import { setTimeout as sleep } from 'node:timers/promises'
import { lastLines, type LiteProcess } from '../liteProcess.ts'

export type ProbedDatabase = { url: string; publishableKey: string }

const startTimeoutMs = 60_000

/** Whether the database answers a cheap query within a time. */
export async function isAnswering({ url, publishableKey }: ProbedDatabase, timeoutMs: number) {
  const response = await fetch(`${url}/rest/v1/content_version?select=version`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  return response?.ok ?? false
}

/** Resolves when a database process that was just started answers; throws when it exits before or takes over a minute. */
export async function waitUntilAnswering(database: ProbedDatabase, server: LiteProcess) {
  const deadline = Date.now() + startTimeoutMs
  const exit = { hasHappened: false }
  void server.exited.then(() => (exit.hasHappened = true))
  while (!exit.hasHappened && Date.now() < deadline) {
    if (await isAnswering(database, 5_000)) return
    await sleep(50)
  }
  throw new Error(`The database did not start.\n${lastLines(server.output())}`)
}
