import { insertProjects } from '../support/clientProjects.ts'
import { createClient, type TestClient } from '../support/createClient.ts'
import { startMailServer } from '../support/fakes/mailServer.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { acceptBrief } from '../support/rooms/brief.ts'
import { callFunction, type Sender } from '../support/rooms/callFunction.ts'
import { uploadFile } from '../support/rooms/files.ts'
import { sendMessage } from '../support/rooms/messages.ts'
import { createSession, signInOnScreen } from '../support/signIn.ts'
import { passTime as turnClock, passTimeSeed, writeReminders } from '../support/servers/passTime.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'

// The mails about projects as they arrive. The database of these tests has a function that turns the clock.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${ports.projectMails.web}` })

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let own: Awaited<ReturnType<typeof startOwnStack>>

test.beforeAll(async () => {
  mailServer = await startMailServer()
  own = await startOwnStack(ports.projectMails, { shellEnv: mailServer.env, seeds: [passTimeSeed] })
})

test.afterAll(async () => {
  await own.dispose()
  await mailServer.stop()
})

type Request = Parameters<typeof createSession>[0]

async function openRooms(request: Request, names: string[]) {
  const client = await createClient(request)
  const rooms = await insertProjects(
    request,
    client,
    names.map((name) => ({ name, status: 'draft' })),
  )
  const [project = '', other = ''] = rooms.map(({ id }) => id)
  return { client, project, other, admin: await createSession(request, accounts.admin) }
}

const passTime = (passed: string) => turnClock(own.stack, passed)

/** The mails about projects to an address, once there are so many. A sign-in is mailed, too. */
async function waitForMails(address: string, count: number) {
  const list = () => mailServer.mailsTo(address).filter(({ headers }) => headers['list-unsubscribe'])
  await expect.poll(() => list().length, { timeout: 20_000 }).toBe(count)
  return list()
}

/** What the outbox of the database has for an address, newest first. */
async function listOutbox(request: Request, admin: Sender, searched: string) {
  const filter = { searched, in_state: '', page: 1, page_size: 25 }
  const rows = (await callFunction(request, admin, 'admin_mails', filter)) as { label: string; state: string }[]
  return rows.map(({ label, state }) => `${label}: ${state}`)
}

async function chooseMails(request: Request, { id, headers }: TestClient, how: string, method: 'POST' | 'PATCH') {
  const isNew = method === 'POST'
  const path = `/rest/v1/notification_settings${isNew ? '' : `?user_id=eq.${id}&select=user_id`}`
  const chosen = { messages: how, files: how, status: how, reminders: 'soon' }
  const data = isNew ? { user_id: id, ...chosen } : chosen
  const response = await request.fetch(path, { method, headers, data })
  expect(response.ok(), await response.text()).toBe(true)
}

test('what the team writes, adds and changes becomes one mail, whose link leads through sign-in to the place [ROOM-70, ROOM-82, ROOM-84, FORT-115]', async ({
  page,
  request,
}) => {
  const { client, project, admin } = await openRooms(request, ['Invoice agent'])
  const file = '00000000-0000-4000-8000-000000000001'
  await sendMessage(request, admin, project, `Please check [costs \\[final\\].txt](#file-${file}) today.`)
  await uploadFile(request, admin, project, { name: 'costs [final].txt', content: 'Costs' })
  expect(await listOutbox(request, admin, client.email)).toEqual(['Project activity: waiting'])
  await passTime('5 minutes')
  const [mail] = await waitForMails(client.email, 1)
  expect(mail!.subject).toBe('New in your project “Invoice agent”')
  expect(mail!.text).toContain('Your project “Invoice agent” has 1 new message and 1 new file.')
  expect(mail!.text).toContain('> Please check costs [final].txt today.')
  expect(mail!.text).toContain('- costs [final].txt, added by Ada Marsh · Fortnight')
  expect(mail!.html).not.toContain('#file-')

  const link = /Open the conversation: (\S+)/.exec(mail!.text)![1]!
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(`/project/${project}/messages`)}`)
  await signInOnScreen(page, client, `/project/${project}/messages`)
  await expect(page.getByRole('article').filter({ hasText: 'Please check' })).toBeVisible()

  const change = { headers: admin.headers, data: { status: 'active' } }
  const changed = await request.patch(`/rest/v1/projects?id=eq.${project}`, change)
  expect(changed.ok()).toBe(true)
  await acceptBrief(request, { project, client, admin })
  await callFunction(request, admin, 'start_project_steps', { project, first_day: '2025-09-01' })
  const reason = 'We need a <b>test</b> mailbox.'
  await callFunction(request, admin, 'hold_project', { project, waits_for: 'client', reason })
  await passTime('5 minutes')
  const [first, second] = await waitForMails(client.email, 2)
  expect(second!.text).toContain('Status: Draft → Active')
  expect(second!.text).toContain('We’ve accepted your brief.')
  expect(second!.text).toContain(`The project is on hold while it waits for you: ${reason}`)
  expect(second!.html).toContain('We need a &lt;b&gt;test&lt;/b&gt; mailbox.')
  expect(second!.subject).toBe(first!.subject)
  expect(second!.messageId).not.toBe(first!.messageId)
  for (const { headers } of [first!, second!]) {
    expect(headers.references).toBe(`<project-${project}@fortnight.example>`)
    expect(headers['in-reply-to']).toBe(headers.references)
  }
})

test('what happens to the payments of a project is mailed to its client [FORT-130]', async ({ request }) => {
  const { client, project, admin } = await openRooms(request, ['Paid agent'])
  await callFunction(request, admin, 'skip_brief', { project, reason: 'Agreed on the phone' })
  await callFunction(request, admin, 'start_project_steps', { project, first_day: '2025-09-01' })
  await callFunction(request, admin, 'set_project_total', { project, total_cents: 450_000, reason: 'Quote 12' })
  const { headers } = admin
  const response = await request.get(`/rest/v1/instalments?project_id=eq.${project}&part=eq.1`, { headers })
  const [{ id: instalment, updated_at: base_version }] = (await response.json()) as [{ id: string; updated_at: string }]
  const payment = { paid_on: '2025-09-03', reference: 'TR-77' }
  await callFunction(request, admin, 'mark_instalment_paid', { instalment, base_version, ...payment })
  await passTime('5 minutes')
  const [mail] = await waitForMails(client.email, 1)
  expect(mail!.text).toContain('A payment is due: the first installment of $2,250 (due Sep 1, 2025).')
  expect(mail!.text).toContain('We recorded your payment: the first installment of $2,250 (paid Sep 3, 2025).')
})

test('one click in a mail program turns mails about projects off, without a session [ROOM-79]', async ({ request }) => {
  const { client, project, admin } = await openRooms(request, ['Booking agent'])
  await sendMessage(request, admin, project, 'Hello')
  await passTime('5 minutes')
  const [mail] = await waitForMails(client.email, 1)
  expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const url = /^<(.+)>$/.exec(mail!.headers['list-unsubscribe']!)![1]!
  await sendMessage(request, admin, project, 'Are you there?')
  const response = await request.post(url, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect([response.status(), await response.text()]).toEqual([200, 'You’re unsubscribed.'])
  await passTime('5 minutes')
  await expect
    .poll(() => listOutbox(request, admin, client.email), { timeout: 20_000 })
    .toEqual(['Project activity: skipped', 'Project activity: sent'])
  await sendMessage(request, admin, project, 'One more')
  expect(await listOutbox(request, admin, client.email)).toHaveLength(2)
})

test('the daily digest tells of all projects in one mail, and what it would tell goes out when it is wanted at once [ROOM-78, ROOM-88]', async ({
  request,
}) => {
  const { client, project, other, admin } = await openRooms(request, ['Invoice agent', 'Booking agent'])
  await chooseMails(request, client, 'daily', 'POST')
  await sendMessage(request, admin, project, 'The first run is done.')
  await sendMessage(request, admin, other, 'The calendar is connected.')
  await passTime('5 minutes')
  expect(await listOutbox(request, admin, client.email)).toEqual(['Daily digest: waiting'])
  await passTime('1 day')
  const [digest] = await waitForMails(client.email, 1)
  expect(digest!.subject).toBe('Your daily digest: “Booking agent” and 1 more project')
  expect(digest!.text).toMatch(
    /Booking agent\n=+\n[\s\S]*> The calendar[\s\S]*Invoice agent\n=+\n[\s\S]*> The first run/,
  )
  for (const id of [project, other]) expect(digest!.text).toContain(`${own.stack.origin}/project/${id}/messages`)
  expect(digest!.headers.references).toBeUndefined()

  await sendMessage(request, admin, project, 'The second run is done.')
  await chooseMails(request, client, 'soon', 'PATCH')
  const [, next] = await waitForMails(client.email, 2)
  expect(next!.text).toContain('> The second run is done.')
  expect(next!.text).not.toContain('The first run')
})

test('the team is reminded of a client who has waited for a working day [ROOM-80]', async ({ page, request }) => {
  const name = `Agent of ${Date.now()}`
  const { client, project } = await openRooms(request, [name])
  await sendMessage(request, client, project, 'When do we start?')
  await passTime('4 days')
  await writeReminders(own.stack)
  const find = () => mailServer.mailsTo(accounts.admin.email).find(({ subject }) => subject.startsWith(`“${name}”`))
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  expect(find()!.subject).toBe(`“${name}” is waiting for an answer`)
  expect(find()!.headers.references).toBe(`<project-${project}@fortnight.example>`)

  await page.goto(/Answer now: (\S+)/.exec(find()!.text)![1]!)
  await page.waitForURL((url) => url.pathname === '/admin/login')
  await signInOnScreen(page, accounts.admin, `/admin/projects/${project}`)
  await expect(page.getByRole('article').filter({ hasText: 'When do we start?' })).toBeVisible()
})
