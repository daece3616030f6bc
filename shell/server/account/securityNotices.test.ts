/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises'
import { apiKeyHeaders, startProxy } from '../proxy/supabaseProxy.testing.ts'
import { existingEmail } from '../proxy/fakeAuthService.testing.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let proxy: Awaited<ReturnType<typeof startProxy>>

async function start(environment: NodeJS.Dict<string> = {}) {
  Object.assign(process.env, { SUPABASE_SECRET_KEY: 'secret', ...environment })
  proxy = await startProxy()
}

afterEach(async () => {
  await proxy.stop()
  for (const name of ['SUPABASE_SECRET_KEY', 'FORTNIGHT_COUNTRY_HEADER']) Reflect.deleteProperty(process.env, name)
})

type QueuedMail = { label: string; recipient: string; subject: string; content: { text: string } }

/** The mails in the outbox of the database. */
const readMails = () =>
  proxy.received
    .filter(({ path }) => path.endsWith('/queue_mail'))
    .map(({ body }) => JSON.parse(body) as QueuedMail)
    .filter(({ label }) => label === 'Security')
    .map(({ recipient, subject, content }) => `To: ${recipient}\nSubject: ${subject}\n\n${content.text}\n`)

async function waitForMails(count: number) {
  const deadline = Date.now() + 15_000
  while (readMails().length < count && Date.now() < deadline) await wait(10)
  return readMails().sort()
}

const changeUser = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${proxy.baseUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      ...apiKeyHeaders,
      Authorization: 'Bearer recent',
      'X-Forwarded-For': '203.0.113.77',
      'User-Agent': firefox,
      ...headers,
    },
    body: JSON.stringify(body),
  })

describe('a new password', () => {
  it('is mailed to the owner with time, network, browser and a link [NOTICE-1]', async () => {
    await start()
    expect((await changeUser({ password: 'quite-another-one' })).status).toBe(200)
    const [mail] = await waitForMails(1)
    expect(mail).toMatch(`To: ${existingEmail}\nSubject: Your password was changed\n`)
    expect(mail).toMatch(/^When: \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC$/mu)
    expect(mail).toMatch('From: an address that starts with 203.0.113\nWith: Firefox on Windows\n')
    expect(mail).not.toContain('203.0.113.77')
    const token = /\/account\/not-me\?token=([\w-]{43})$/m.exec(mail!)?.[1]
    const stored = proxy.received.find(({ path }) => path.endsWith('/record_security_notice'))!.body
    expect(token).toBeDefined()
    expect(stored).not.toContain(token)
  })

  it('is mailed with the country when a trusted proxy names it [NOTICE-1]', async () => {
    await start({ FORTNIGHT_COUNTRY_HEADER: 'CF-IPCountry' })
    await changeUser({ password: 'quite-another-one' }, { 'CF-IPCountry': 'DE' })
    expect((await waitForMails(1))[0]).toContain('From: Germany\n')
  })

  it('is not mailed when it is rejected', async () => {
    await start()
    expect((await changeUser({ password: 'password1' })).status).toBe(422)
    expect((await changeUser({ password: 'quite-another-one' })).status).toBe(200)
    expect(await waitForMails(1)).toHaveLength(1)
    expect(proxy.received.filter(({ path }) => path.endsWith('/record_security_notice'))).toHaveLength(1)
  })
})

describe('a change of the sign-in address', () => {
  it('is mailed to the former address [NOTICE-1]', async () => {
    await start()
    expect((await changeUser({ email: 'free@example.com' })).status).toBe(200)
    const [mail] = await waitForMails(1)
    expect(mail).toMatch(`To: ${existingEmail}\nSubject: Your sign-in address is about to change\n`)
    expect(mail).toContain('with free@example.com instead of this address')
    expect(mail).toContain('The link works once, for 30 days.')
  })

  it('that also changes something else is rejected [CRED-1]', async () => {
    await start()
    const response = await changeUser({ email: 'free@example.com', password: 'quite-another-one' })
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ msg: 'Please change your sign-in address and everything else one after the other.' }),
    ])
  })

  it('is possible once a minute [CRED-1]', async () => {
    await start()
    expect((await changeUser({ email: 'free@example.com' })).status).toBe(200)
    const second = await changeUser({ email: 'other@example.com' }, { 'X-Forwarded-For': '203.0.113.78' })
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect(await waitForMails(1)).toHaveLength(1)
  })
})

it('a sign-in on a new device is mailed to the account [NOTICE-1]', async () => {
  await start()
  const signIn = { email: existingEmail, password: 'right' }
  expect((await proxy.sendToAuth('/token?grant_type=password', signIn)).status).toBe(200)
  const [mail] = await waitForMails(1)
  expect(mail).toMatch(`To: ${existingEmail}\nSubject: New sign-in to your account\n`)
  expect(mail).toContain('The link works once, for 7 days.')
})
