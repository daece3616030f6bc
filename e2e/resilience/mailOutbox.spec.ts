import { randomUUID } from 'node:crypto'
import type { TestClient } from '../support/createClient.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { startMailServer } from '../support/fakes/mailServer.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { furtherPort, ports } from '../support/ports.ts'
import { callFunction, type Sender } from '../support/rooms/callFunction.ts'
import { createRoom } from '../support/rooms/createRoom.ts'
import { sendMessage } from '../support/rooms/messages.ts'
import { createSession, signInOnScreen } from '../support/signIn.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'

// Each test has its own client, and the mail server is that of all.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${ports.mailOutbox.web}` })

type MailRow = { id: number; recipient: string; subject: string; state: string; attempts: number; last_error: string }

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let own: Awaited<ReturnType<typeof startOwnStack>>

test.beforeAll(async () => {
  mailServer = await startMailServer()
  const shellEnv = { ...mailServer.env, FORTNIGHT_MAIL_DELAY_SECONDS: '3' }
  own = await startOwnStack(ports.mailOutbox, { shellEnv })
})

test.afterAll(async () => {
  await own.dispose()
  await mailServer.stop()
})

type Request = Parameters<typeof createSession>[0]

async function openRoom(request: Request) {
  const name = `Agent of ${randomUUID().slice(0, 8)}`
  return { name, ...(await createRoom(request, { name })) }
}

/** The mails to an address in the outbox of the database, newest first. */
const listMails = async (request: Request, admin: Sender, searched: string) =>
  (await callFunction(request, admin, 'admin_mails', { searched, in_state: '', page: 1, page_size: 25 })) as MailRow[]

const statesOf = async (request: Request, admin: Sender, { email }: TestClient) =>
  (await listMails(request, admin, email)).map(({ state }) => state)

/** Stores a mail as the server does. */
async function queueMail(recipient: string, key: string) {
  const { url, secretKey } = own.stack.database
  const response = await fetch(`${url}/rest/v1/rpc/queue_mail`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ label: 'Test', recipient, subject: key, content: { text: 'Hello' }, unique_key: key }),
  })
  expect(response.ok).toBe(true)
}

test('a message of a client reaches the team by mail, and its link leads through sign-in to the place [ROOM-70, ROOM-82]', async ({
  page,
  request,
}) => {
  const { client, name, project } = await openRoom(request)
  await sendMessage(request, client, project, 'When do we <b>start</b>?')
  const find = () => mailServer.mailsTo(accounts.admin.email).find(({ subject }) => subject === `New in “${name}”`)
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  const { text, html, headers, messageId } = find()!
  expect(text).toContain(`Vera Visitor, `)
  expect(text).toContain('> When do we <b>start</b>?')
  expect(html).toContain('When do we &lt;b&gt;start&lt;/b&gt;?')
  expect(messageId).toMatch(/^<mail-\d+@fortnight\.example>$/)
  expect(headers.references).toBe(`<project-${project}@fortnight.example>`)
  expect(headers['in-reply-to']).toBe(headers.references)

  const link = /Open the conversation: (\S+)/.exec(text)![1]!
  await page.goto(link)
  await page.waitForURL((url) => url.pathname === '/admin/login')
  await signInOnScreen(page, accounts.admin, `/admin/projects/${project}`)
  expect(page.url()).toBe(link)
})

test('several messages of the team become one mail to the client, and none when they were read [ROOM-70, ROOM-71]', async ({
  request,
}) => {
  const { client, name, project, admin } = await openRoom(request)
  for (const body of ['First', 'Second']) await sendMessage(request, admin, project, body)
  await expect.poll(() => mailServer.mailsTo(client.email).length, { timeout: 20_000 }).toBe(1)
  const [mail] = mailServer.mailsTo(client.email)
  expect(mail!.subject).toBe(`New in your project “${name}”`)
  expect(mail!.text).toMatch(/> First\n[\s\S]*> Second\n/)
  expect(mail!.text).toContain(`${own.stack.origin}/project/${project}/messages`)

  const up_to = await sendMessage(request, admin, project, 'Third')
  await callFunction(request, client, 'set_read_mark', { project, up_to })
  await expect.poll(() => statesOf(request, admin, client), { timeout: 20_000 }).toEqual(['skipped', 'sent'])
  expect(mailServer.mailsTo(client.email)).toHaveLength(1)
})

test('the link in a mail turns mails about projects off without a sign-in [ROOM-79]', async ({ page, request }) => {
  const { client, project, admin } = await openRoom(request)
  await sendMessage(request, admin, project, 'Hello')
  await expect.poll(() => mailServer.mailsTo(client.email).length, { timeout: 20_000 }).toBe(1)
  const { headers, text } = mailServer.mailsTo(client.email)[0]!
  const link = /Unsubscribe from emails about projects: (\S+)/.exec(text)![1]!
  expect(headers['list-unsubscribe']).toBe(`<${link}>`)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const readSettings = async () => {
    const path = '/rest/v1/notification_settings?select=messages,status'
    return (await (await request.get(path, { headers: client.headers })).json()) as unknown
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(link)
    await expectAccessible(page)
  }
  expect(await readSettings()).toEqual([])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  await expectAccessible(page)
  expect(await readSettings()).toEqual([{ messages: 'off', status: 'off' }])
  await sendMessage(request, admin, project, 'Are you there?')
  expect(await statesOf(request, admin, client)).toEqual(['sent'])

  const form = { 'List-Unsubscribe': 'One-Click' }
  for (const url of [link, `${link.split('=')[0]}=unknown`]) {
    const response = await request.post(url, { form, maxRedirects: 0 })
    expect([response.status(), await response.text()]).toEqual([200, 'You’re unsubscribed.'])
  }
})

test('a mail that is refused for good is set aside with the reason, and sent when an admin retries it [ROOM-74, ROOM-75]', async ({
  request,
}) => {
  const recipient = `unknown-${Date.now()}@example.com`
  const admin = await createSession(request, accounts.admin)
  mailServer.refuse(recipient, 550)
  await queueMail(recipient, recipient)
  const find = async () => (await listMails(request, admin, recipient))[0]!
  await expect.poll(async () => (await find()).state, { timeout: 20_000 }).toBe('failed')
  expect(await find()).toMatchObject({ attempts: 1, last_error: expect.stringContaining('Not for this address') })
  mailServer.refuse(recipient)
  await callFunction(request, admin, 'retry_mail', { mail: (await find()).id })
  await expect.poll(() => mailServer.mailsTo(recipient).length, { timeout: 20_000 }).toBe(1)
})

test('two servers send each mail once [ROOM-73]', async ({ request }) => {
  const recipient = `two-${Date.now()}@example.com`
  const admin = await createSession(request, accounts.admin)
  const second = await own.stack.startFurtherShell(ports.mailOutbox.web + furtherPort)
  const keys = Array.from({ length: 20 }, (_, index) => `${recipient}-${String(index).padStart(2, '0')}`)
  await Promise.all(keys.map((key) => queueMail(recipient, key)))
  const countSent = async () =>
    (await listMails(request, admin, recipient)).filter(({ state }) => state === 'sent').length
  await expect.poll(countSent, { timeout: 30_000 }).toBe(keys.length)
  await second.stop()
  expect(
    mailServer
      .mailsTo(recipient)
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(keys)
})

test('a mail survives a mail server that refuses it for now, and a server that is killed while it sends [ROOM-73, ROOM-74]', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const [busy, killed] = [`busy-${Date.now()}@example.com`, `killed-${Date.now()}@example.com`]
  const admin = await createSession(request, accounts.admin)
  const find = async (recipient: string) => (await listMails(request, admin, recipient))[0]!
  mailServer.refuse(busy, 451)
  await queueMail(busy, busy)
  await expect.poll(async () => (await find(busy)).last_error, { timeout: 20_000 }).toContain('Not for this address')
  expect(await find(busy)).toMatchObject({ state: 'waiting', attempts: 1 })
  mailServer.refuse(busy)

  mailServer.hold(killed)
  await queueMail(killed, killed)
  await expect.poll(mailServer.heldCount, { timeout: 20_000 }).toBe(1)
  own.stack.processes.get('shell')!.child.kill('SIGKILL')
  await own.stack.stop('shell')
  mailServer.release()
  await own.stack.start('shell')

  for (const recipient of [busy, killed]) {
    await expect.poll(async () => (await find(recipient)).state, { timeout: 90_000 }).toBe('sent')
  }
  expect(mailServer.mailsTo(busy)).toHaveLength(1)
  // The killed server may have sent it; then mailboxes can tell by its id that they have it.
  const copies = mailServer.mailsTo(killed)
  expect(copies).toHaveLength(2)
  expect(copies[0]!.messageId).toBe(copies[1]!.messageId)
})
