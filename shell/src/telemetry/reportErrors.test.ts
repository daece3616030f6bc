import { caughtErrorEvent } from './caughtErrorEvent.ts'
import { reportErrors } from './reportErrors.ts'

const beacon = jest.fn<boolean, [string, string]>()
const reports = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, string>)
const script = 'https://site.example/assets/0123456789ab/main.js'

function createError(message: string, frames = [`    at open (${script}?r=1:1:234)`]) {
  const error = new TypeError(message)
  error.stack = [`TypeError: ${message}`, ...frames].join('\n')
  return error
}
const throwUncaught = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }))
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

beforeAll(() => {
  Object.assign(navigator, { sendBeacon: beacon })
})
beforeEach(() => beacon.mockReset())

// Each test has a message of its own, because a page reports an error once.
describe('reportErrors', () => {
  beforeAll(() => {
    history.replaceState(null, '', '/project/5f0c8f6e-0000-4000-8000-000000000901?secret=1#top')
    reportErrors()
  })

  it('sends an uncaught error with route and frames, and nothing about the visitor [REL-50] [REL-51]', () => {
    throwUncaught(
      createError('No ada@example.com', [
        `    at open (${script}?r=1:1:234)`,
        '    at https://site.example/project/9:3:1',
      ]),
    )
    expect(beacon.mock.calls[0]?.[0]).toBe('/telemetry/errors')
    expect(reports()).toEqual([
      {
        ...{ path: '/project/:id', kind: 'error', message: 'TypeError: No [email]' },
        ...{ stack: `    at open (${script}:1:234)`, isFirst: true },
      },
    ])
  })

  it('says which error is the first of its area in this page view [REL-111]', () => {
    const portal = '    at open (https://portal.example/ba9876543210/417.js:1:2)'
    throwUncaught(createError('Second of the shell'))
    throwUncaught(createError('First of the portal', [portal]))
    throwUncaught(createError('Second of the portal', [portal]))
    expect(reports().map(({ isFirst }) => isFirst)).toEqual([false, true, false])
  })

  it('sends rejected promises and what error boundaries catch [REL-50]', () => {
    reject(createError('rejected'))
    reject('just a text')
    dispatchEvent(new CustomEvent(caughtErrorEvent, { detail: createError('caught') }))
    expect(reports().map(({ kind, message }) => [kind, message])).toEqual([
      ['rejection', 'TypeError: rejected'],
      ['rejection', 'just a text'],
      ['boundary', 'TypeError: caught'],
    ])
  })

  it('sends scripts and styles that do not load, and no pictures [REL-50]', () => {
    const element = (tag: string, values: object) => Object.assign(document.createElement(tag), values)
    const elements = [
      element('script', { src: `${script}?r=2` }),
      element('link', { href: 'https://static.example/a.css' }),
      element('img', { src: '/x.png' }),
    ]
    document.body.append(...elements)
    for (const failed of elements) failed.dispatchEvent(new Event('error'))
    expect(reports().map(({ kind, stack }) => [kind, stack])).toEqual([
      ['load', script],
      ['load', 'https://static.example/a.css'],
    ])
  })

  it('sends an error once, and none of browser extensions and other sites [REL-50]', () => {
    const error = createError('again')
    throwUncaught(error)
    throwUncaught(error)
    throwUncaught(createError('theirs', ['    at chrome-extension://abc/content.js:1:1']))
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    expect(reports()).toHaveLength(1)
  })

  it('keeps a report below 4 KB, and stops after 20 [REL-50]', () => {
    for (let n = 0; n < 40; n++)
      throwUncaught(createError(`many ${n} ${'é'.repeat(9_000)}`, Array<string>(99).fill(`    at ü (${script}:1:1)`)))
    expect(reports().length).toBeLessThan(20)
    for (const [, body] of beacon.mock.calls) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(4096)
  })
})
