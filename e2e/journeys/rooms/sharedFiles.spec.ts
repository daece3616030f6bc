import { accounts, expect } from '../../support/fixtures.ts'
import { messagesOn, writeOn } from '../../support/rooms/conversation.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { chooseFiles } from '../../support/rooms/files.ts'
import { test } from '../../support/rooms/devices.ts'

test('a file of the client and the team’s second version of it appear on both sides without a reload [ROOM-40, ROOM-21, ROOM-34]', async ({
  openBothSides,
  request,
}) => {
  const { client, admin } = await openBothSides(await createRoom(request), 'files')
  await chooseFiles(client, 'Files to upload', [{ name: 'Plan.txt', content: 'The first plan' }])
  const planOn = {
    client: client.getByRole('article', { name: 'Plan.txt' }),
    admin: admin.getByRole('article', { name: 'Plan.txt' }),
  }
  await expect(planOn.admin).toContainText('Vera Visitor')

  await admin.getByLabel('Note for the next upload (optional)').fill('With the dates')
  await chooseFiles(admin, 'Files to upload', [{ name: 'plan.txt', content: 'The second plan' }])
  for (const plan of Object.values(planOn)) {
    await expect(plan).toContainText('Version 2')
    await expect(plan).toContainText('With the dates')
  }

  await planOn.client.getByRole('button', { name: 'Preview Plan.txt' }).click()
  await expect(client.frameLocator('iframe').getByText('The second plan')).toBeVisible()
  await client.keyboard.press('Escape')
  await planOn.client.getByRole('button', { name: 'More: Plan.txt' }).click()
  await client.getByRole('button', { name: 'Versions' }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click()
  await client.keyboard.press('Escape')
  await expect(planOn.admin).toContainText('Version 3')

  // Only the team deletes a file to which it has added a version.
  await planOn.client.getByRole('button', { name: 'More: Plan.txt' }).click()
  await expect(client.getByRole('button', { name: 'Delete file' })).toHaveCount(0)
  await admin.getByRole('button', { name: 'More: Plan.txt' }).click()
  await admin.getByRole('button', { name: 'Delete file' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click()
  await expect(planOn.client).toHaveCount(0)
})

test('a message with a file reaches the team, and the inbox says how many files it carries [ROOM-40, ROOM-50]', async ({
  openBothSides,
  openDevice,
  request,
}) => {
  const room = await createRoom(request)
  const { client, admin } = await openBothSides(room, 'messages')
  await chooseFiles(client, 'Files to attach', [
    { name: 'a.txt', content: 'A' },
    { name: 'b.txt', content: 'B' },
  ])
  await expect(client.getByRole('button', { name: 'Remove from the message: b.txt' })).toBeVisible()
  await client.getByRole('button', { name: 'Send', exact: true }).click()
  await messagesOn(admin)
    .getByRole('button', { name: /^b\.txt/ })
    .click()
  await expect(admin.frameLocator('iframe').getByText('B', { exact: true })).toBeVisible()
  await admin.keyboard.press('Escape')

  const inbox = await openDevice(accounts.admin, '/admin/inbox?show=all')
  const last = inbox.getByRole('listitem').filter({ has: inbox.locator(`a[href*="${room.project}"]`) })
  await expect(last).toContainText('2 files')
  await client.getByRole('button', { name: /^More: You/ }).click()
  await client.getByRole('button', { name: 'Delete message' }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click()
  await expect(last).toContainText('Message deleted')
  await writeOn(admin, 'Thank you!')
  await expect(last).toContainText('Thank you!')
})
