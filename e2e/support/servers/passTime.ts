import { join } from 'node:path'
import { expect } from 'playwright/test'
import type { startOwnStack } from './startOwnStack.ts'

type Stack = Awaited<ReturnType<typeof startOwnStack>>['stack']

/** The seed of a database whose clock a test turns. */
export const passTimeSeed = join(import.meta.dirname, '../passTime.sql')

/** Turns the clock of mails about projects in a system that was started with the seed above. */
export async function passTime({ database: { url, secretKey } }: Stack, passed: string) {
  const response = await fetch(`${url}/rest/v1/rpc/pass_time`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ passed }),
  })
  expect(response.ok).toBe(true)
}

/** Restarts the web server: it looks for what waits when it starts, and then every hour. */
export async function writeReminders(stack: Stack) {
  await stack.stop('shell')
  await stack.start('shell')
}
