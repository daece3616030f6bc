import type { APIRequestContext } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expectNoOverflow } from '../../support/expectNoOverflow.ts'
import { startMailServer } from '../../support/fakes/mailServer.ts'
import { accounts, expect } from '../../support/fixtures.ts'
import { kb, recordTransfers, scriptBytes } from '../../support/network/recordTransfers.ts'
import { trackOpenRequests } from '../../support/network/trackOpenRequests.ts'
import { ports } from '../../support/ports.ts'
import { callFunction, type Sender } from '../../support/rooms/callFunction.ts'
import { test } from '../../support/rooms/devices.ts'
import { createSignedRoom, createStartedRoom } from '../../support/rooms/signOff.ts'
import { passTime, passTimeSeed, writeReminders } from '../../support/servers/passTime.ts'
import { startOwnStack } from '../../support/servers/startOwnStack.ts'
import { openSignedIn } from '../../support/signIn.ts'

// With the mails as they arrive. The database of these tests has a function that turns the clock.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${ports.handover.web}` })

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let own: Awaited<ReturnType<typeof startOwnStack>>

test.beforeAll(async () => {
  mailServer = await startMailServer()
  own = await startOwnStack(ports.handover, { shellEnv: mailServer.env, seeds: [passTimeSeed] })
})

test.afterAll(async () => {
  await own.dispose()
  await mailServer.stop()
})

/** Waits until the restarted server has written a mail to an address. */
async function expectWritten(request: APIRequestContext, admin: Sender, address: string) {
  const filter = { searched: address, in_state: 'waiting', page: 1, page_size: 25 }
  const readCount = async () => ((await callFunction(request, admin, 'admin_mails', filter)) as unknown[]).length
  await expect.poll(readCount, { timeout: 20_000 }).toBe(1)
}

/** Waits until a mail to an address contains a text. */
const expectMail = (address: string, text: string) =>
  expect
    .poll(() => mailServer.mailsTo(address).filter((mail) => mail.text.includes(text)).length, { timeout: 20_000 })
    .toBe(1)

test('the team lists what it hands over, both sides tick it, and a change resets that, each without a reload [FORT-160, FORT-162, FORT-163, FORT-164, FORT-166, FORT-178]', async ({
  openBothSides,
  request,
}) => {
  test.slow()
  const room = await createSignedRoom(request, 'Listed agent')
  const { client, admin } = await openBothSides(room, 'handover')
  await client.setViewportSize({ width: 390, height: 844 })
  await expect(client.getByText(/^Nothing is listed yet/)).toBeVisible()
  await admin.getByRole('button', { name: 'Add standard items' }).click()
  await expect(client.getByText('0 of 7 checked off by both sides')).toBeVisible()

  await admin.getByRole('button', { name: 'Add item' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Kind').selectOption('Documents')
  await dialog.getByLabel('Title').fill('Price list')
  await dialog.getByLabel('Note').fill('password: hunter2')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await expect(dialog.getByText(/^This looks like a password or a key/)).toBeVisible()
  await expectAccessibleInBothSchemes(admin)
  await dialog.getByLabel('Note').fill('As of May')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await expect(client.getByText('As of May')).toBeVisible()

  await client.getByRole('checkbox', { name: 'Received: Price list' }).click()
  await expect(admin.getByText(/^Received by /)).toBeVisible()
  await admin.getByRole('checkbox', { name: 'Handed over: Price list' }).click()
  await expect(client.getByText('1 of 8 checked off by both sides')).toBeVisible()
  await expect(client.getByRole('checkbox', { name: 'Received: Price list' })).toBeHidden()
  await expectAccessibleInBothSchemes(client)
  await expectAccessibleInBothSchemes(admin)
  await expectNoOverflow(client)

  await admin.getByRole('button', { name: 'Edit Price list' }).click()
  await dialog.getByLabel('Title').fill('Price list of June')
  await dialog.getByRole('button', { name: 'Save item' }).click()
  await expect(client.getByText('0 of 8 checked off by both sides')).toBeVisible()
  await expect(client.getByRole('checkbox', { name: 'Received: Price list of June' })).not.toBeChecked()
})

test('a client asks for the money back on a phone, and the desk approves it and records the payment [FORT-172, FORT-173, FORT-174, FORT-175, FORT-176, FORT-178]', async ({
  openBothSides,
  request,
}) => {
  test.slow()
  const room = await createStartedRoom(request, 'Late agent')
  const { client, admin } = await openBothSides(room, 'handover')
  await client.setViewportSize({ width: 390, height: 844 })
  await expect(client.getByText(/^The agreed date was Thursday, September\s18,\s2025/)).toBeVisible()
  await client.getByRole('button', { name: 'Ask for your money back' }).click()
  await client.getByRole('dialog').getByLabel('Reason').fill('It books the wrong day.')
  await expectAccessibleInBothSchemes(client)
  await client.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  await expect(client.getByText('Waiting for a decision')).toBeVisible()
  await expect(client.getByText('The money-back request has to be decided or withdrawn.')).toBeVisible()
  await expect(client.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  await passTime(own.stack, '5 minutes')
  await expectMail(accounts.admin.email, 'The client is asking for their money back: It books the wrong day.')

  await admin.getByRole('button', { name: 'Approve' }).click()
  await expectAccessibleInBothSchemes(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve request' }).click()
  await expect(client.getByText(/^You get back everything you’ve paid/)).toBeVisible()
  await expect(client.getByText('The money-back request is approved, so there is nothing to sign off.')).toBeVisible()
  await admin.getByRole('button', { name: 'Mark as paid back' }).click()
  await admin.getByRole('dialog').getByLabel('Reference').fill('TR-91')
  await admin.getByRole('dialog').getByRole('button', { name: 'Mark as paid back' }).click()
  await expect(client.getByText(/reference TR-91, recorded by the team$/)).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await expectAccessibleInBothSchemes(admin)
  await expectNoOverflow(client)
  await passTime(own.stack, '5 minutes')
  await expectMail(room.client.email, 'We approved your money-back request and will pay back everything you’ve paid.')
  await expectMail(room.client.email, 'reference TR-91.')
})

test('a client is told three days before the support ends and on its last day [FORT-167, FORT-168]', async ({
  page,
  request,
}) => {
  test.slow()
  const { client, admin, project } = await createSignedRoom(request, 'Supported agent')
  // The digest is written at any hour, other mails from nine o'clock on.
  const chosen = { user_id: client.id, messages: 'off', files: 'off', status: 'daily', reminders: 'off' }
  const settings = await request.post('/rest/v1/notification_settings', { headers: client.headers, data: chosen })
  expect(settings.ok(), await settings.text()).toBe(true)
  await openSignedIn(page, client, `/project/${project}/handover`)
  await expect(page.getByText(/^Support until .*, 7 days left$/)).toBeVisible()
  await passTime(own.stack, '4 days')
  await writeReminders(own.stack)
  await page.reload()
  await expect(page.getByText(/^Support until .*, 3 days left$/)).toBeVisible()
  await expectWritten(request, admin, client.email)
  await passTime(own.stack, '1 day')
  await expectMail(client.email, 'Your support ends on')
  await passTime(own.stack, '2 days')
  await writeReminders(own.stack)
  await expectWritten(request, admin, client.email)
  await passTime(own.stack, '1 day')
  await expectMail(client.email, 'The last day of your support is')
  await page.reload()
  await expect(page.getByText(/^Support ended on /)).toBeVisible()
  await writeReminders(own.stack)
  await passTime(own.stack, '1 day')
  await expectMail(client.email, 'Your support ends on')
})

test('the handover with its dialogs adds at most 30 KB of scripts to those of the files, and fits a narrow screen [FORT-178]', async ({
  page,
  request,
}) => {
  const room = await createStartedRoom(request, 'Light agent')
  await callFunction(request, room.admin, 'add_standard_handover_items', { project: room.project })
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, room.client, `/project/${room.project}/files`)
  const expectIdleNetwork = trackOpenRequests(page)
  await page.getByRole('heading', { name: 'No files yet' }).click()
  await expectIdleNetwork()
  const transfers = await recordTransfers(page)
  await page.getByRole('link', { name: 'Handover' }).click()
  await expect(page.getByText('0 of 7 checked off by both sides')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for your money back' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectIdleNetwork()
  expect(scriptBytes(transfers())).toBeLessThanOrEqual(30 * kb)
  await expectNoOverflow(page)
})
