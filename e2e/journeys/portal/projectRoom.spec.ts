import type { Page } from 'playwright/test'
import { expectNoOverflow } from '../../support/expectNoOverflow.ts'
import { expect, test } from '../../support/fixtures.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { fakeThread } from '../../support/rooms/fakeThread.ts'
import { uploadFile } from '../../support/rooms/files.ts'
import { fetchMessages, fetchUnread, sendMessages } from '../../support/rooms/messages.ts'
import { openSignedIn } from '../../support/signIn.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const messages = (page: Page) => conversation(page).getByRole('article')

test('a client writes, reads the answer of the team, and changes and deletes messages [ROOM-10, ROOM-5, ROOM-6, ROOM-13, ROOM-16]', async ({
  page,
  request,
  pageErrors,
}) => {
  const { client, project, path, admin } = await createRoom(request)
  await openSignedIn(page, client, path)
  await expect(page.getByText('No messages yet')).toBeVisible()
  await field(page).fill('The **samples** are ready.')
  await send(page).dblclick()
  await expect(messages(page)).toContainText(['The samples are ready.'])
  await expect(page.getByText('Sending…')).toHaveCount(0)
  expect(await fetchMessages(request, admin, project)).toHaveLength(1)

  await page.getByRole('link', { name: 'Overview' }).click()
  await sendMessages(request, admin, project, ['Thank you!', 'We begin on Monday.'])
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '2 new messages' }).click()
  await expect(page.getByText('New since your last visit')).toBeVisible()
  await expect(messages(page).last()).toContainText('We begin on Monday.')
  await expect.poll(() => fetchUnread(request, client)).toEqual([])

  await page.getByRole('button', { name: /^More: You/ }).click()
  await page.getByRole('button', { name: 'Edit message' }).click()
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('All samples are ready.')
  await page.keyboard.press('Control+Enter')
  await expect(messages(page).first()).toContainText('All samples are ready.')
  await expect(messages(page).first()).toContainText('edited')

  await page.getByRole('button', { name: /^More: You/ }).click()
  await page.getByRole('button', { name: 'Delete message' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click()
  await expect(messages(page).first()).toContainText('Message deleted')
  expect((await fetchMessages(request, admin, project)).at(-1)).toMatchObject({ body: '' })
  expect(pageErrors).toEqual([])
})

test('a message is marked as unread until the room is opened again [ROOM-143, ROOM-14]', async ({ page, request }) => {
  const { client, project, path, admin } = await createRoom(request)
  await sendMessages(request, admin, project, ['First', 'Second'])
  await openSignedIn(page, client, path)
  await expect.poll(() => fetchUnread(request, client)).toEqual([])
  await page
    .getByRole('button', { name: /^More: Ada/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Mark unread from here' }).click()
  await expect(page.getByRole('link', { name: 'Messages 1 new' })).toBeVisible()
  expect(await fetchUnread(request, client)).toEqual([{ project_id: project, unread: 1 }])
  await page.reload()
  await expect.poll(() => fetchUnread(request, client)).toEqual([])
})

test('a message that fails keeps its text, survives a reload, and Retry stores it once [ROOM-11, ROOM-12]', async ({
  page,
  request,
}) => {
  const { client, project, path, admin } = await createRoom(request)
  await openSignedIn(page, client, path)
  // The first one arrives, but its response does not.
  await page.route('**/rpc/send_message', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await field(page).fill('Did this arrive?')
  await send(page).click()
  const alert = conversation(page).getByRole('alert')
  await expect(alert).toContainText('Not sent. The server could not be reached.')
  await page.unroute('**/rpc/send_message')
  await page.reload()
  await expect(messages(page)).toHaveCount(1)
  expect(await fetchMessages(request, admin, project)).toHaveLength(1)

  await page.route('**/rpc/send_message', (route) => route.abort())
  await field(page).fill('And this?')
  await send(page).click()
  await expect(alert).toBeVisible()
  await page.unroute('**/rpc/send_message')
  await page.reload()
  await expect(conversation(page).getByText('And this?')).toBeVisible()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toHaveCount(0)
  await expect.poll(() => fetchMessages(request, admin, project)).toHaveLength(2)
})

test('an unsent message is there again after a reload [ROOM-12]', async ({ page, request }) => {
  const { client, path } = await createRoom(request)
  await openSignedIn(page, client, path)
  await field(page).fill('Half a thought')
  await page.reload()
  await expect(field(page)).toHaveValue('Half a thought')
})

test('earlier messages load without moving what is read, however many there are [ROOM-9]', async ({
  page,
  request,
}) => {
  const { client, project, path } = await createRoom(request)
  await openSignedIn(page, client, '/dashboard')
  await fakeThread(page, project, 10_000)
  await page.goto(path)
  await expect(messages(page)).toHaveCount(50)
  await expect(messages(page).last()).toBeInViewport()
  for (let loaded = 100; loaded <= 300; loaded += 50) {
    const text = /Line \d+/.exec((await messages(page).first().textContent()) ?? '')?.[0] ?? 'no line'
    await conversation(page).evaluate((scroller) => (scroller.scrollTop = 0))
    await expect(messages(page)).toHaveCount(loaded)
    await expect(conversation(page).getByText(text, { exact: true })).toBeInViewport()
  }
  await page.getByRole('button', { name: 'Latest messages' }).click()
  await expect(conversation(page).getByText('Line 10000', { exact: true })).toBeInViewport()
})

test('a search hit leads to its place in the conversation [ROOM-154, ROOM-35]', async ({ page, request }) => {
  const { client, project } = await createRoom(request)
  const lines = Array.from({ length: 20 }, (_, index) => `Line ${index + 1}`)
  await sendMessages(request, client, project, ['The first word is pomegranate.', ...lines])
  await openSignedIn(page, client, '/dashboard')
  await page.getByRole('link', { name: 'Search everything' }).click()
  await page.getByRole('searchbox').fill('pomegr')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /first word is pomegranate/ }).click()
  await expect(conversation(page).getByText('The first word is pomegranate.')).toBeInViewport()
  await expect(conversation(page).getByText('Line 20', { exact: true })).not.toBeInViewport()
})

test('a client talks by keyboard only at 360 px, without sideways scrolling [ROOM-19]', async ({ page, request }) => {
  const { client, project, path, admin } = await createRoom(request)
  await sendMessages(request, admin, project, [`A long word: ${'x'.repeat(300)}`, '| a | b |\n|---|---|\n| 1 | 2 |'])
  await uploadFile(request, admin, project, { name: `${'y'.repeat(180)}.txt`, content: 'text' })
  await page.setViewportSize({ width: 360, height: 740 })
  await openSignedIn(page, client, path)
  await expect(messages(page)).toHaveCount(3)
  for (const target of [path, `/project/${project}/files`, '/dashboard/search?q=long']) {
    await page.goto(target)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoOverflow(page)
  }
  await page.goto(path)
  await expect(messages(page)).toHaveCount(3)
  await conversation(page).focus()
  while (!(await field(page).evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.type('From my phone')
  await page.keyboard.press('Control+Enter')
  await expect(messages(page).last()).toContainText('From my phone')
})

test('the room of a deleted project is not found, like that of another client [ROOM-90]', async ({ page, request }) => {
  const { client, project, path } = await createRoom(request)
  const { path: foreignPath } = await createRoom(request)
  await request.delete(`/rest/v1/projects?id=eq.${project}`, { headers: client.headers })
  await openSignedIn(page, client, '/dashboard')
  for (const target of [path, foreignPath, path.replace('messages', 'files')]) {
    await page.goto(target)
    await expect(page.getByRole('alert')).toContainText('Project Not Found')
  }
})
