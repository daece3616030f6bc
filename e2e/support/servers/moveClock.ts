import { join } from 'node:path'
import { expect } from 'playwright/test'
import type { startOwnStack } from './startOwnStack.ts'

type Stack = Awaited<ReturnType<typeof startOwnStack>>['stack']

/** The seed of a database whose whole clock a test moves. */
export const moveClockSeed = join(import.meta.dirname, '../moveClock.sql')

/** Lets time pass, such as `7 days`, for all that is stored in a system that was started with the seed above. */
export async function moveClock({ database: { url, secretKey } }: Stack, passed: string) {
  const response = await fetch(`${url}/rest/v1/rpc/move_clock`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ passed }),
  })
  expect(response.ok, await response.text()).toBe(true)
}
