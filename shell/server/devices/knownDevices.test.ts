/** @jest-environment node */
import { existingEmail } from '../proxy/fakeAuthService.testing.ts'
import { runConcurrently, startProxy } from '../proxy/supabaseProxy.testing.ts'

const keys = { first: 'first-key-of-at-least-32-characters', second: 'second-key-of-at-least-32-characters' }

let proxy: Awaited<ReturnType<typeof startProxy>>

async function start(deviceKeys: string, origin = 'http://localhost:4200') {
  process.env.FORTNIGHT_DEVICE_KEY = deviceKeys
  process.env.FORTNIGHT_GUESSES_PER_DAY = '20'
  process.env.FORTNIGHT_ORIGIN = origin
  proxy = await startProxy()
}

async function restart(deviceKeys: string, origin?: string) {
  await proxy.stop()
  await start(deviceKeys, origin)
}

beforeEach(() => start(keys.first))
afterEach(() => proxy.stop())

const signIn = (password: string, from: string, cookie?: string, email = existingEmail) =>
  proxy.sendToAuth('/token?grant_type=password', { email, password }, { from, cookie })

const cookieOf = (response: Response) => response.headers.getSetCookie().map((header) => header.split(';')[0])[0]

async function rememberDevice(cookie?: string, email?: string) {
  const response = await signIn('right', '203.0.113.250', cookie, email)
  return cookieOf(response)!
}

/** Uses up what unknown devices may guess in a day. */
const guessAll = (email = existingEmail) =>
  runConcurrently(20, (index) => signIn('wrong', `203.0.113.${index}`, undefined, email))

it('a device that has signed in gets a cookie that no script reads and that only the auth service receives [LIMIT-3]', async () => {
  await restart(keys.first, 'https://www.example.com')
  const [header] = (await signIn('right', '203.0.113.250')).headers.getSetCookie()
  expect(header).toMatch(
    /^fortnight-device=[\w.~-]+; Path=\/auth\/v1; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(header).not.toContain('ada')
})

it('a known device signs in from any address while an attack has used up all guesses [LIMIT-3]', async () => {
  const cookie = await rememberDevice()
  await guessAll()
  expect((await signIn('right', '203.0.113.251')).status).toBe(429)
  expect((await signIn('right', '203.0.113.252', cookie)).status).toBe(200)
  expect((await signIn('right', '203.0.113.1', cookie)).status).toBe(200)
})

it('a known device stays known after a restart and a change of keys [LIMIT-3]', async () => {
  const cookie = await rememberDevice()
  await restart(`${keys.second},${keys.first}`)
  await guessAll()
  const response = await signIn('right', '203.0.113.251', cookie)
  expect(response.status).toBe(200)
  await restart(keys.second)
  await guessAll()
  expect((await signIn('right', '203.0.113.251', cookie)).status).toBe(429)
  expect((await signIn('right', '203.0.113.251', cookieOf(response))).status).toBe(200)
})

it('a known device may guess ten times a minute, without any effect on others [LIMIT-3]', async () => {
  const cookie = await rememberDevice()
  const guesses = await runConcurrently(11, (index) => signIn('wrong', `203.0.113.${index}`, cookie))
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await signIn('right', '203.0.113.251', cookie)).status).toBe(429)
  expect((await signIn('right', '203.0.113.251')).status).toBe(200)
})

it('a device is known to each account that has signed in on it, and to no other [LIMIT-3]', async () => {
  const cookie = await rememberDevice(await rememberDevice(), 'bob@example.com')
  await Promise.all([existingEmail, 'bob@example.com', 'eve@example.com'].map(guessAll))
  const statusFor = async (email: string) => (await signIn('right', '203.0.113.251', cookie, email)).status
  expect(await Promise.all([existingEmail, 'bob@example.com', 'eve@example.com'].map(statusFor))).toEqual([
    200, 200, 429,
  ])
})

it.each([
  ['another signature', (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
  ['another account', (cookie: string) => cookie.replace(/\.[^.]+\./, '.AAAAAAAAAAAAAAAAAAAAAA.')],
  ['nothing but separators', () => 'fortnight-device=~~.....~'],
])('a cookie with %s is ignored [LIMIT-3]', async (_change, change) => {
  const cookie = change(await rememberDevice())
  await guessAll()
  expect((await signIn('right', '203.0.113.251', cookie)).status).toBe(429)
})

it('a mailed link makes the device known, too [LIMIT-3]', async () => {
  const link = `${proxy.baseUrl}/auth/v1/verify?type=recovery&token=right`
  const cookie = cookieOf(await fetch(link, { redirect: 'manual' }))
  await guessAll()
  expect((await signIn('right', '203.0.113.251', cookie)).status).toBe(200)
})

it('the cookie never reaches the service behind [LIMIT-3]', async () => {
  const cookies: (string | undefined)[] = []
  proxy.upstream.on('request', ({ headers }) => cookies.push(headers.cookie))
  const cookie = await rememberDevice()
  await signIn('wrong', '203.0.113.1', cookie)
  await proxy.sendToAuth('/user', { password: 'another' }, { method: 'PUT', cookie })
  await proxy.sendToAuth('/logout', {}, { cookie })
  expect(cookies.length).toBeGreaterThanOrEqual(4)
  expect(cookies.filter(Boolean)).toEqual([])
})

it('a cookie with a signature that is no plain text is ignored [LIMIT-3]', async () => {
  const forged = `fortnight-device=token.account.1.${'é'.repeat(43)}`
  expect((await signIn('right', '203.0.113.250', forged)).status).toBe(200)
})

it('a device is known to no account whose address only looks the same [LIMIT-3]', async () => {
  const cookie = await rememberDevice(undefined, 'ádá@example.com')
  await guessAll()
  expect((await signIn('right', '203.0.113.251', cookie)).status).toBe(429)
})
