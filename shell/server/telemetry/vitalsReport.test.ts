/** @jest-environment node */
import {
  portalBuild,
  portalUrl,
  prepareTelemetry,
  received,
  removeTelemetry,
  shellBuild,
  startTelemetry,
  stopTelemetry,
  waitForSums,
} from './telemetryServer.testing.ts'

let baseUrl: string
beforeAll(prepareTelemetry)
beforeEach(async () => {
  baseUrl = await startTelemetry()
})
afterEach(stopTelemetry)
afterAll(removeTelemetry)

const shellScript = `https://site.example/assets/${shellBuild}/main.js`
const report = (values: object = {}) => ({
  ...{ path: '/login', entry: shellScript, vitals: { LCP: 1_272, CLS: 0.05 }, slow: [], ...values },
})
const send = (body: unknown) => fetch(`${baseUrl}/telemetry/vitals`, { method: 'POST', body: JSON.stringify(body) })

describe('a report of vitals', () => {
  it('is summed by bucket, route, area and build [REL-72]', async () => {
    expect((await send(report())).status).toBe(204)
    await send(report({ vitals: { LCP: 1_290 } }))
    await send(report({ path: '/project/9', vitals: { INP: 0 } }))
    const [first] = await waitForSums()
    const view = { route: '/login', area: 'shell', build: shellBuild, script: '' }
    expect(first).toMatchObject({ url: '/rest/v1/rpc/record_web_vitals' })
    expect((JSON.parse(first!.body) as { vitals: unknown }).vitals).toEqual([
      { ...view, metric: 'LCP', bucket: 75, count: 2 },
      { ...view, metric: 'CLS', bucket: 41, count: 1 },
      // The script is not one of the portal, to which the page belongs.
      { route: '/project/:id', area: 'portal', build: '', script: '', metric: 'INP', bucket: 0, count: 1 },
    ])
  })

  it('counts long tasks by the area of their script [REL-73]', async () => {
    const slow = [
      ['https://other.example/x.js', 60],
      [shellScript, 100],
      [`https://site.example/assets/${shellBuild}/shared.js`, 50],
      [`${portalUrl}${portalBuild}/main.js`, 80],
    ]
    await send(report({ vitals: {}, slow }))
    const [first] = await waitForSums()
    const { vitals } = JSON.parse(first!.body) as { vitals: { script: string; bucket: number }[] }
    expect(vitals.map(({ script, bucket }) => [script, Math.round(1.1 ** bucket)])).toEqual([
      ['other', 60],
      ['shell', 156],
      ['portal', 80],
    ])
  })

  it.each([
    ['another metric of the wrong kind', report({ vitals: { LCP: 'fast' } })],
    ['a negative value', report({ vitals: { LCP: -1 } })],
    ['no path', { ...report(), path: undefined }],
  ])('is refused with %s [REL-76]', async (_name, body) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('This is not a report of vitals.')
    expect(received).toEqual([])
  })
})
