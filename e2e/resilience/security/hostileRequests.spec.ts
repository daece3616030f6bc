import type { APIRequestContext } from 'playwright/test'
import {
  addManyProjects,
  allowedRequests,
  type Attacker,
  rejectedRequests,
  sendHostile,
} from '../../../.config/bench/hostile/sendHostile.ts'
import { createClient } from '../../support/createClient.ts'
import { expect, test } from '../../support/fixtures.ts'
import { randomIp } from '../../support/network/randomIp.ts'
import { createSession } from '../../support/signIn.ts'

// Other tests keep the machine busy at the same time, so each request has several attempts to be fast;
// `npm run load -- --hostile` measures without them.
const maxDurationMs = 2_000

async function createAttacker(request: APIRequestContext, origin: string) {
  const client = await createClient(request)
  const { apikey, Authorization } = client.headers
  const attacker: Attacker = { origin, key: apikey, clientToken: Authorization.slice(7), address: randomIp() }
  await addManyProjects(attacker, client.id)
  return { attacker, client }
}

async function measure(task: () => Promise<unknown>) {
  const startedAt = performance.now()
  await task()
  return performance.now() - startedAt
}

test(
  'all kinds of hostile API requests are rejected or served fast, and home and sign-in stay fast [API-1, API-2, API-5]',
  { tag: '@quiet' },
  async ({ request, baseURL }) => {
    const { attacker, client } = await createAttacker(request, baseURL!)

    for (const hostile of rejectedRequests) {
      const measureRejection = async () => {
        const { status, durationMs } = await sendHostile(attacker, hostile)
        expect(status, hostile.name).toBe(400)
        return durationMs
      }
      await expect.poll(measureRejection, hostile.name).toBeLessThan(maxDurationMs)
    }
    for (const hostile of allowedRequests) {
      const measureResponse = async () => {
        const { status, code, durationMs } = await sendHostile(attacker, hostile)
        expect(status, hostile.name).toBeLessThan(500)
        expect(code, hostile.name).not.toBe('query_rejected')
        return durationMs
      }
      await expect.poll(measureResponse, hostile.name).toBeLessThan(maxDurationMs)
    }

    await expect.poll(() => measure(() => request.get('/'))).toBeLessThan(500)
    await expect.poll(() => measure(() => createSession(request, client))).toBeLessThan(1_500)
  },
)
