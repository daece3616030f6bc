import type { Page } from 'playwright/test'
import { expect } from '../../support/fixtures.ts'
import { messagesOn, writeOn } from '../../support/rooms/conversation.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { test } from '../../support/rooms/devices.ts'

const maxDeliveryMs = 2_000
const countPerSide = 10

/** How long it takes from pressing Send on one page until the other one shows the message. */
async function measureDelivery(sender: Page, receiver: Page, body: string) {
  const arrival = messagesOn(receiver).filter({ hasText: body }).waitFor()
  const sentAt = performance.now()
  await writeOn(sender, body)
  await arrival
  return performance.now() - sentAt
}

test(
  'client and admin see each other’s messages within two seconds, without a reload [ROOM-40]',
  { tag: '@quiet' },
  async ({ openBothSides, request }) => {
    const room = await createRoom(request, { message: 'Hello' })
    const { client, admin } = await openBothSides(room, 'messages')
    for (const page of [client, admin]) await expect(messagesOn(page)).toHaveCount(1)
    const delivered: number[] = []
    for (let round = 1; round <= countPerSide; round++) {
      delivered.push(await measureDelivery(client, admin, `Question ${round}.`))
      delivered.push(await measureDelivery(admin, client, `Answer ${round}.`))
    }
    delivered.sort((a, b) => a - b)
    const p95 = delivered[Math.ceil(0.95 * delivered.length) - 1]
    expect(p95).toBeLessThan(maxDeliveryMs)
    for (const page of [client, admin]) {
      await expect(messagesOn(page)).toHaveCount(1 + 2 * countPerSide)
      await expect(messagesOn(page).last()).toContainText(`Answer ${countPerSide}.`)
      await expect(messagesOn(page).last()).toBeInViewport()
    }
  },
)

test('client and admin see each other’s changes and deletions without a reload [ROOM-40, ROOM-5, ROOM-6]', async ({
  openBothSides,
  request,
}) => {
  const room = await createRoom(request)
  const { client, admin } = await openBothSides(room, 'messages')
  await writeOn(admin, 'We start on Tuesday.')
  await expect(messagesOn(client)).toContainText(['We start on Tuesday.'])
  await expect(messagesOn(client)).toContainText(['Ada Marsh'])

  await admin.getByRole('button', { name: /^More: You/ }).click()
  await admin.getByRole('button', { name: 'Edit message' }).click()
  await admin.getByRole('textbox', { name: 'Edit your message' }).fill('We start on Monday.')
  await admin.keyboard.press('Control+Enter')
  await expect(messagesOn(client)).toContainText(['We start on Monday.'])
  await expect(messagesOn(client)).toContainText(['edited'])

  await admin.getByRole('button', { name: /^More: You/ }).click()
  await admin.getByRole('button', { name: 'Delete message' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click()
  await expect(messagesOn(client)).toContainText(['Message deleted'])
})

test('a conversation shows what the other side writes while the stream is cut [ROOM-43]', async ({
  openBothSides,
  request,
}) => {
  const room = await createRoom(request, { message: 'Hello' })
  const { client, admin } = await openBothSides(room, 'messages')
  for (const page of [client, admin]) {
    await page.route('**/events', (route) => route.abort())
    await page.clock.install()
    const cut = page.waitForEvent('requestfailed', (event) => event.url().endsWith('/events'))
    await page.reload()
    await expect(messagesOn(page)).toHaveCount(1)
    // The page counts the seconds without a stream from this attempt on.
    await cut
  }
  await writeOn(admin, 'The stream is cut.')
  await expect(messagesOn(admin)).toHaveCount(2)
  await client.clock.fastForward(30_000)
  await expect(messagesOn(client).last()).toContainText('The stream is cut.')
  await writeOn(client, 'I see it all the same.')
  await expect(messagesOn(client)).toHaveCount(3)
  await admin.clock.fastForward(30_000)
  await expect(messagesOn(admin).last()).toContainText('I see it all the same.')
})
