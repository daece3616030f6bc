import type { APIRequestContext, Page } from 'playwright/test'
import { signIn, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { callFunction } from '../support/rooms/callFunction.ts'
import { createRoom } from '../support/rooms/createRoom.ts'
import { sendMessage } from '../support/rooms/messages.ts'
import { expectNoXss } from '../support/security/expectNoXss.ts'
import { xssVectors } from '../support/security/xssVectors.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'

// A separate product without its Content Security Policy, as in storedXss.spec.ts.
test.use({ bypassCSP: true, baseURL: `http://localhost:${ports.storedXssInRooms.web}` })

const mark = `vector${Date.now()}`
const vectors = xssVectors.join('\n\n').slice(0, 4_900)
const name = `${mark} <svg onload=alert(1)>`
let servers: Awaited<ReturnType<typeof startOwnStack>>
let project: string
let reply: string

async function insertRow(request: APIRequestContext, headers: Record<string, string>, table: string, row: object) {
  const response = await request.post(`/rest/v1/${table}`, {
    headers: { ...headers, Prefer: 'return=representation' },
    data: row,
  })
  if (!response.ok()) throw new Error(`${table}: ${await response.text()}`)
  const [{ id }] = (await response.json()) as [{ id: string }]
  return id
}

test.beforeAll(async ({ request }) => {
  servers = await startOwnStack(ports.storedXssInRooms)
  const room = await createRoom(request, { name, message: `${mark} ${vectors}` })
  const { admin } = room
  project = room.project
  await insertRow(request, admin.headers, 'project_notes', { project_id: project, body: `${mark} ${vectors}` })
  reply = await insertRow(request, admin.headers, 'saved_replies', { title: name, body: vectors })
  await sendMessage(request, admin, project, `${mark} ${vectors}`)
  await callFunction(request, admin, 'assign_project', { project })
})

test.afterAll(() => servers.dispose())

test('attack vectors in messages, notes and saved replies run no script in the back office [ROOM-58]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'admin')
  const clickButton = (button: RegExp) => (page: Page) => page.getByRole('button', { name: button }).first().click()
  await expectNoXss(page, mark, [
    { path: '/admin/inbox?show=all' },
    { path: '/admin/inbox?show=all', open: clickButton(/^Reply/) },
    { path: `/admin/inbox?q=${mark}` },
    ...['overview', 'messages', 'notes', 'history'].map((tab) => ({ path: `/admin/projects/${project}?tab=${tab}` })),
    { path: `/admin/projects/${project}?tab=notes`, open: clickButton(/^Edit note/) },
    { path: '/admin/replies' },
    { path: `/admin/replies/edit/${reply}` },
    { path: '/admin/mails' },
  ])
})
