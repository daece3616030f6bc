import type { Page } from 'playwright/test'
import { accounts, expect } from '../../support/fixtures.ts'
import { messagesOn } from '../../support/rooms/conversation.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { fetchUnread, sendMessage, sendMessages } from '../../support/rooms/messages.ts'
import { test } from '../../support/rooms/devices.ts'

const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

test('a client sees on all devices what is unread, and reading on one clears the others [ROOM-14, ROOM-45, ROOM-46, ROOM-142]', async ({
  openDevice,
  request,
}) => {
  const { client, project, admin } = await createRoom(request)
  const laptop = await openDevice(client, '/dashboard')
  const phone = await openDevice(client, '/dashboard')
  await sendMessages(request, admin, project, ['First', 'Second'])
  for (const device of [laptop, phone]) {
    await expect(device).toHaveTitle('(2) Dashboard | Fortnight')
    await expect(headerLink(device, 'Dashboard, 2 unread')).toBeVisible()
    await expect(device.getByRole('link', { name: '2 new messages' })).toBeVisible()
  }

  await phone.getByRole('link', { name: '2 new messages' }).click()
  await expect(messagesOn(phone).last()).toContainText('Second')
  await expect(laptop).toHaveTitle('Dashboard | Fortnight')
  await expect(headerLink(laptop, 'Dashboard')).toBeVisible()
  await expect(laptop.getByRole('link', { name: /new messages?/ })).toHaveCount(0)

  // Marked as unread on one device, it is unread on the other, too.
  await phone
    .getByRole('button', { name: /^More: Ada/ })
    .last()
    .click()
  await phone.getByRole('button', { name: 'Mark unread from here' }).click()
  await expect(laptop).toHaveTitle('(1) Dashboard | Fortnight')
  await expect(phone.getByRole('link', { name: 'Messages 1 new' })).toBeVisible()
})

/** The number in front of the title of a page, or beside the inbox in its sidebar; 0 without one. */
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)
const inTitle = async (page: Page) => numberIn(await page.title())
const inSidebar = async (page: Page) =>
  numberIn(
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: /^Inbox/ })
      .textContent(),
  )

// Alone, because the numbers are those of all projects.
test(
  'an admin sees on all devices where something is unread, and reading on one clears the others [ROOM-45, ROOM-51, ROOM-142]',
  { tag: '@quiet' },
  async ({ openDevice, request }) => {
    const { client, project, admin } = await createRoom(request)
    const before = (await fetchUnread(request, admin)).length
    const laptop = await openDevice(accounts.admin, '/admin/faqs')
    const phone = await openDevice(accounts.admin, `/admin/projects/${project}`)
    const expectCount = async (count: number) => {
      for (const device of [laptop, phone]) {
        await expect.poll(() => inSidebar(device)).toBe(count)
        await expect.poll(() => inTitle(device)).toBe(count)
      }
    }
    await expectCount(before)
    await sendMessage(request, client, project)
    await expectCount(before + 1)
    await phone.getByRole('tab', { name: 'Messages 1 new' }).click()
    await expect(messagesOn(phone)).toHaveCount(1)
    await expectCount(before)
    await expect(phone.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible()
  },
)
