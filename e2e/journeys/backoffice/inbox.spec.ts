import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { accounts, expect, test } from '../../support/fixtures.ts'
import { callFunction } from '../../support/rooms/callFunction.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { sendMessage } from '../../support/rooms/messages.ts'
import { openSignedIn } from '../../support/signIn.ts'

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const rowLink = (page: Page, name: string) => row(page, name).getByRole('link', { name, exact: true })

/** Presses k up to the first project and then j until the project has the focus. */
async function moveTo(page: Page, name: string) {
  await expect(rowLink(page, name)).toBeVisible()
  const count = await page.getByRole('list', { name: 'Projects' }).getByRole('listitem').count()
  for (const key of ['k', 'j']) {
    for (let press = 0; press < count; press++) {
      if (await rowLink(page, name).evaluate((link) => link === document.activeElement)) return
      await page.keyboard.press(key)
    }
  }
  await expect(rowLink(page, name)).toBeFocused()
}

test('an admin finds who waits for us and answers from the inbox by keyboard alone [ROOM-50, ROOM-53, ROOM-56]', async ({
  page,
  request,
}) => {
  const name = `Keyboard agent ${randomUUID()}`
  const { client, project } = await createRoom(request, { name, message: 'Can it read **scans**?' })
  await openSignedIn(page, accounts.admin, '/admin/inbox?show=all')
  await moveTo(page, name)
  await expect(row(page, name)).toContainText('Waiting less than a minute')
  await expect(row(page, name)).toContainText('1 new')
  await expect(row(page, name)).toContainText('Vera Visitor')
  await expect(row(page, name)).toContainText('Can it read scans?')
  await expectAccessibleInBothSchemes(page)

  await page.keyboard.press('r')
  await expect(page.getByLabel('Reply to Vera Visitor')).toBeFocused()
  await page.keyboard.type('Yes, it jokes: j k r a ?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Reply to Vera Visitor sent')).toBeVisible()
  await expect(row(page, name)).toContainText('With the client for')
  await expect(row(page, name)).not.toContainText('new')

  const [answer] = (await callFunction(request, client, 'project_thread', { project })) as Record<string, unknown>[]
  expect(answer).toMatchObject({ side: 'team', body: 'Yes, it jokes: j k r a ?', is_own: false })

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await moveTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/projects/${project}?tab=messages`)
  await expect(page.getByRole('article').filter({ hasText: 'Yes, it jokes' })).toBeVisible()
})

test('the inbox puts the oldest wait first, and a project leaves it once it is answered or settled [ROOM-50, ROOM-55]', async ({
  page,
  request,
}) => {
  const mark = randomUUID()
  const first = await createRoom(request, { name: `First ${mark}`, message: 'I was first' })
  await createRoom(request, { name: `Second ${mark}`, message: 'I was second' })
  await sendMessage(request, first.client, first.project, 'Hello?')
  await openSignedIn(page, accounts.admin, '/admin/inbox')
  const names = page.getByRole('heading', { level: 2 }).filter({ hasText: mark })
  await expect(names).toHaveText([`First ${mark}`, `Second ${mark}`])
  await row(page, `First ${mark}`).getByRole('button', { name: 'No reply needed' }).click()
  await expect(names).toHaveText([`Second ${mark}`])
  // A new message waits again.
  await sendMessage(request, first.client, first.project, 'One more thing')
  await page.reload()
  await expect(names).toHaveText([`Second ${mark}`, `First ${mark}`])
})

test('an admin takes over a project, which is then among theirs [ROOM-54]', async ({ page, request }) => {
  const name = `Assigned agent ${randomUUID()}`
  await createRoom(request, { name, message: 'Who helps me?' })
  await openSignedIn(page, accounts.admin, '/admin/inbox')
  const select = row(page, name).getByLabel(`Assigned to ${name}`)
  await expect(select).toHaveValue('')
  await select.selectOption({ label: await select.locator('option', { hasText: '(you)' }).innerText() })
  await expect(page.getByText(`${name} is assigned to`)).toBeVisible()
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await expect(page).toHaveURL('/admin/inbox?show=mine')
  await expect(row(page, name)).toBeVisible()
  await page.reload()
  await row(page, name).getByLabel(`Assigned to ${name}`).selectOption('')
  await expect(row(page, name)).toHaveCount(0)
})

test('an admin writes a saved reply and answers with it [ROOM-57]', async ({ page, request }) => {
  const mark = randomUUID()
  const name = `Saved agent ${mark}`
  const { client, project } = await createRoom(request, { name, message: 'Thanks!' })
  await openSignedIn(page, accounts.admin, '/admin/replies')
  await page.getByRole('link', { name: 'New saved reply' }).first().click()
  await page.getByLabel('Title').fill(`Welcome ${mark}`)
  await page.getByLabel('Text', { exact: true }).fill('Hi {name}, **{project}** {day}')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Hi Noor, Patient intake agent Day 6 of 14')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Create Saved Reply' }).click()
  await expect(page.getByRole('row', { name: `Welcome ${mark}` })).toBeVisible()

  await page.goto('/admin/inbox')
  await row(page, name)
    .getByRole('button', { name: /^Reply/ })
    .click()
  const form = row(page, name)
  await form.getByRole('button', { name: 'Saved replies' }).click()
  await form.getByRole('button', { name: `Welcome ${mark}` }).click()
  const text = `Hi Vera, **${name}** The start date isn’t set yet`
  await expect(page.getByLabel('Reply to Vera Visitor')).toHaveValue(text)
  await expect(page.getByLabel('Reply to Vera Visitor')).toBeFocused()
  await form.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Reply to Vera Visitor sent')).toBeVisible()
  const [answer] = (await callFunction(request, client, 'project_thread', { project })) as { body: string }[]
  expect(answer?.body).toBe(text)
})

test('the menu of saved replies stays in the window as they load [ROOM-57]', async ({ page, request }) => {
  const name = `Menu agent ${randomUUID()}`
  await createRoom(request, { name, message: 'Thanks!' })
  const menuOpened = Promise.withResolvers<undefined>()
  await page.route('**/rest/v1/saved_replies*', async (route) => {
    await menuOpened.promise
    await route.fallback()
  })
  await openSignedIn(page, accounts.admin, '/admin/inbox')
  await row(page, name)
    .getByRole('button', { name: /^Reply/ })
    .click()
  const opener = row(page, name).getByRole('button', { name: 'Saved replies' })
  // Only the line that says that they load fits below the button.
  const { y, height } = (await opener.boundingBox())!
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height + 80) })
  await opener.click()
  await expect(row(page, name).getByText('Loading…')).toBeInViewport()
  menuOpened.resolve(undefined)
  await expect(row(page, name).getByRole('link', { name: 'Edit saved replies' })).toBeInViewport({ ratio: 1 })
})

test('what is typed in the inbox survives a failure and a reload, and is sent once [ROOM-56]', async ({
  page,
  request,
}) => {
  const name = `Lost agent ${randomUUID()}`
  const { client, project } = await createRoom(request, { name, message: 'Hello' })
  await openSignedIn(page, accounts.admin, '/admin/inbox')
  await row(page, name)
    .getByRole('button', { name: /^Reply/ })
    .click()
  await page.getByLabel('Reply to Vera Visitor').fill('It arrives once.')
  // The message is stored, but the response is lost.
  await page.route('**/rpc/send_message', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await row(page, name).getByRole('button', { name: 'Send reply' }).click()
  await expect(row(page, name).getByRole('alert')).toContainText('The server could not be reached.')
  await expect(page.getByLabel('Reply to Vera Visitor')).toHaveValue('It arrives once.')
  await page.unroute('**/rpc/send_message')
  // By now it counts as answered.
  await page.goto('/admin/inbox?show=client')
  await row(page, name)
    .getByRole('button', { name: /^Reply/ })
    .click()
  await row(page, name).getByRole('button', { name: 'Restore' }).click()
  await row(page, name).getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Reply to Vera Visitor sent')).toBeVisible()
  const thread = (await callFunction(request, client, 'project_thread', { project })) as { body: string }[]
  expect(thread.map(({ body }) => body)).toEqual(['It arrives once.', 'Hello'])
})

test('an admin searches the messages of all projects, and a hit leads to its place [ROOM-62]', async ({
  page,
  request,
}) => {
  const word = `needle${Date.now()}`
  const name = `Searched agent ${randomUUID()}`
  const { client, project } = await createRoom(request, { name })
  const sequence = await sendMessage(request, client, project, `A ${word} in the hay`)
  // At most 30 messages a minute for each person.
  for (let index = 0; index < 28; index++) await sendMessage(request, client, project, `Hay ${index}`)
  await openSignedIn(page, accounts.admin, '/admin/inbox')
  await page.getByLabel('Search messages and files').fill(word)
  const hit = page.getByRole('link', { name: `Message in ${name}` })
  await expect(hit).toBeVisible()
  await expect(page.getByRole('list', { name: 'Search results' }).locator('mark')).toHaveText(word)
  await expectAccessibleInBothSchemes(page)
  await hit.click()
  await expect(page).toHaveURL(`/admin/projects/${project}?tab=messages&at=${sequence}`)
  await expect(page.getByText(`A ${word} in the hay`)).toBeInViewport()
})
