/** @jest-environment node */
import { createServer } from 'node:http'
import { createFakeAuthService, existingEmail, type ReceivedRequest } from '../proxy/fakeAuthService.testing.ts'
import { runConcurrently, startProxy } from '../proxy/supabaseProxy.testing.ts'

const dayMs = 24 * 60 * 60 * 1_000
// Only the date is set: requests and their timeouts take real time.
const realTimers = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const

let proxy: Awaited<ReturnType<typeof startProxy>>
/** What the fake database says about every device; undefined when it fails. */
let isKnown: boolean | undefined

/** The fake auth service, and a fake database that knows devices. */
function createUpstream(received: ReceivedRequest[]) {
  const authService = createFakeAuthService(received)
  return createServer((request, response) => {
    if (request.url?.endsWith('/rpc/is_known_device'))
      response.writeHead(isKnown === undefined ? 503 : 200).end(JSON.stringify(isKnown ?? {}))
    // Mails about new devices are not what this is about.
    else if (request.url?.endsWith('/rpc/remember_device')) response.end('false')
    else authService.emit('request', request, response)
  })
}

const signIn = (password: string, from: string, cookie?: string) =>
  proxy.sendToAuth('/token?grant_type=password', { email: existingEmail, password }, { from, cookie })

const cookieOf = (response: Response) => response.headers.getSetCookie().map((header) => header.split(';')[0])[0]!

const tokenOf = (cookie: string) => cookie.split(/[=.]/)[1]

/** Uses up what unknown devices may guess in a day, so that only known ones can sign in. */
const guessAll = () => runConcurrently(20, (index) => signIn('wrong', `203.0.113.${index}`))

beforeEach(async () => {
  Object.assign(process.env, { SUPABASE_SECRET_KEY: 'secret', FORTNIGHT_GUESSES_PER_DAY: '20' })
  isKnown = true
  proxy = await startProxy(createUpstream)
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await proxy.stop()
  Reflect.deleteProperty(process.env, 'SUPABASE_SECRET_KEY')
})

it('a device with a valid cookie is unknown once the database has revoked it, and gets another token [LIMIT-2]', async () => {
  const cookie = cookieOf(await signIn('right', '203.0.113.250'))
  expect(tokenOf(cookieOf(await signIn('right', '203.0.113.250', cookie)))).toBe(tokenOf(cookie))
  isKnown = false
  const replaced = cookieOf(await signIn('right', '203.0.113.250', cookie))
  expect(tokenOf(replaced)).not.toBe(tokenOf(cookie))
  await guessAll()
  expect((await signIn('right', '203.0.113.251', cookie)).status).toBe(429)
  isKnown = true
  expect((await signIn('right', '203.0.113.251', cookie)).status).toBe(200)
})

it('without a response of the database, a device is known for 30 days after its last sign-in [LIMIT-3]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const cookie = cookieOf(await signIn('right', '203.0.113.250'))
  isKnown = undefined
  const signInAfter = async (days: number) => {
    jest.useFakeTimers({ now: Date.now() + days * dayMs, doNotFake: [...realTimers] })
    await guessAll()
    const { status } = await signIn('right', '203.0.113.251', cookie)
    jest.useRealTimers()
    return status
  }
  expect(await signInAfter(29)).toBe(200)
  expect(await signInAfter(31)).toBe(429)
  isKnown = true
  expect(await signInAfter(31)).toBe(200)
})
