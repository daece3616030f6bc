/** @jest-environment node */
import {
  portalBuild,
  portalUrl,
  prepareTelemetry,
  received,
  removeTelemetry,
  startTelemetry,
  stopTelemetry,
  waitForSums,
} from './telemetryServer.testing.ts'

let baseUrl: string
beforeAll(async () => {
  const { host } = new URL(await prepareTelemetry())
  process.env.SENTRY_DSN = `http://publickey@${host}/base/42`
  baseUrl = await startTelemetry()
})
afterAll(async () => {
  delete process.env.SENTRY_DSN
  await stopTelemetry()
  await removeTelemetry()
})

it('goes to the Sentry-compatible server of SENTRY_DSN as an envelope, and not to the database [REL-56]', async () => {
  const stack = `    at n (${portalUrl}${portalBuild}/main.js:1:11)\n    at https://other.example/a.js:3:4`
  const body = JSON.stringify({ path: '/dashboard', kind: 'boundary', message: 'TypeError: x is null', stack })
  for (let n = 0; n < 2; n++) await fetch(`${baseUrl}/telemetry/errors`, { method: 'POST', body })
  await waitForSums()
  expect(received).toHaveLength(1)
  const [{ url, headers, body: envelope }] = received as [(typeof received)[0]]
  expect(url).toBe('/base/api/42/envelope/')
  expect(headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, .*sentry_key=publickey$/)
  const [header, item, event] = envelope.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    ...{ event_id: header!.event_id, platform: 'javascript', level: 'error', transaction: '/dashboard' },
    fingerprint: [expect.stringMatching(/^[0-9a-f]{32}$/)],
    tags: { area: 'portal', kind: 'boundary', 'browser.name': 'Other' },
    extra: { count: 2 },
    exception: {
      values: [
        {
          ...{ type: 'TypeError', value: 'x is null', mechanism: { type: 'boundary', handled: true } },
          stacktrace: {
            frames: [
              { filename: '(another script)', function: '?', lineno: 3, colno: 4, in_app: false },
              { filename: 'portal/src/rooms/openRoom.ts', function: 'openRoom', lineno: 12, colno: 5, in_app: true },
            ],
          },
        },
      ],
    },
  })
})
