/** @jest-environment node */
import {
  answer,
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
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await stopTelemetry()
})
afterAll(removeTelemetry)

const chrome = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const portalFrame = `    at n (${portalUrl}${portalBuild}/main.js:1:11)`
const report = (values: object = {}) => ({
  ...{ path: '/project/7', kind: 'error', message: 'TypeError: x is not a function', stack: portalFrame, ...values },
})
const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${baseUrl}/telemetry/errors`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'User-Agent': chrome, ...headers },
  })

type Sums = { errors: Record<string, unknown>[]; live: unknown }
async function readSums() {
  const [first] = await waitForSums()
  return JSON.parse(first!.body) as Sums
}

describe('a report of an error', () => {
  it('is summed by cause, with area, build, the position in the sources and the page views that failed [REL-53, REL-57, REL-58, REL-111]', async () => {
    expect((await send(report({ isFirst: true }))).status).toBe(204)
    await send(report())
    await send(report({ kind: 'rejection' }))
    const { errors, live } = await readSums()
    expect(live).toEqual([{ area: 'shell', build: shellBuild, commit_url: null }])
    expect(errors).toHaveLength(2)
    expect(errors[0]).toEqual({
      ...{
        cause: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        area: 'portal',
        kind: 'error',
        count: 2,
        failed: 1,
      },
      ...{ message: 'TypeError: x is not a function', route: '/project/:id', browser: 'Chrome' },
      // Nothing says that this build of the portal was released.
      build: '',
      stack: '    at openRoom (portal/src/rooms/openRoom.ts:12:5)',
    })
    expect(received[0]).toMatchObject({ url: '/rest/v1/rpc/record_client_errors', headers: { apikey: 'secret' } })
  })

  it('belongs to a build that was released, and by its page to an area otherwise [REL-53]', async () => {
    const frame = (build: string) => `open@https://any.example/assets/${build}/main.js:1:2`
    await send(report({ stack: frame(shellBuild) }))
    await send(report({ stack: frame('cccccccccccc') }))
    await send(report({ stack: '', path: '/admin/projects/9' }))
    await send(
      report({ kind: 'load', message: 'script', stack: `${portalUrl}${portalBuild}/remoteEntry.js`, path: '/' }),
    )
    const { errors } = await readSums()
    expect(errors.map(({ area, build, route, stack }) => [area, build, route, stack])).toEqual([
      ['shell', shellBuild, '/project/:id', `    at open (shell/${shellBuild}/main.js:1:2)`],
      ['shell', '', '/project/:id', '    at open (shell/cccccccccccc/main.js:1:2)'],
      ['backoffice', '', '/admin/projects/:id', 'TypeError: x is not a function'],
      ['portal', '', '/', 'portal/remoteEntry.js did not load'],
    ])
    // Another build does not make it another cause.
    expect(errors[0]!.cause).toBe(errors[1]!.cause)
  })

  it('is scrubbed again, whatever a browser sends [REL-51]', async () => {
    const stack = '    at ada@example.com (https://site.example/project/secret-id?token=1:1:1)\ntyped text'
    await send(report({ message: 'No "secret plan" of ada@example.com', stack, path: '/project/secret?token=1' }))
    const [{ body } = { body: '' }] = await waitForSums()
    expect(body).toContain('(another script)')
    expect(body).not.toMatch(/secret|ada|typed|token=/)
  })

  it.each([
    ['no JSON', 'x', 400],
    ['no error', { path: '/' }, 400],
    ['an unknown kind', report({ kind: 'other' }), 400],
    ['a path that is none', report({ path: 'https://site.example' }), 400],
    ['more than 4 KB', report({ message: 'x'.repeat(5_000) }), 413],
  ])('is refused with %s [REL-55]', async (_name, body, status) => {
    const response = await send(body)
    expect(response.status).toBe(status)
    expect(received).toEqual([])
  })

  it('says what is wrong with it [REL-55]', async () => {
    expect(await (await send('x')).text()).toBe('This is not a report of an error.')
  })

  it('beyond 60 a minute of one client is dropped, and its browser is told that all is well [REL-54]', async () => {
    for (let n = 0; n < 70; n++) expect((await send(report())).status).toBe(204)
    expect((await readSums()).errors).toMatchObject([{ count: 60 }])
  })

  it('is lost when the database is down, which is logged once [REL-55]', async () => {
    answer.status = 503
    expect((await send(report())).status).toBe(204)
    await waitForSums()
    await send(report())
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    const lines = jest
      .mocked(console.error)
      .mock.calls.flat()
      .filter((line) => String(line).includes('errors of browsers are lost'))
    expect(lines).toHaveLength(1)
  })
})
