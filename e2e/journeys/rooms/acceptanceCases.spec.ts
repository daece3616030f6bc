import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expectNoOverflow } from '../../support/expectNoOverflow.ts'
import { expect } from '../../support/fixtures.ts'
import { kb, recordTransfers, scriptBytes } from '../../support/network/recordTransfers.ts'
import { trackOpenRequests } from '../../support/network/trackOpenRequests.ts'
import { acceptBrief } from '../../support/rooms/brief.ts'
import { callFunction } from '../../support/rooms/callFunction.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { test } from '../../support/rooms/devices.ts'
import { openSignedIn } from '../../support/signIn.ts'

const csv = `Title,Input,Expected result,Importance
Refund,A complaint,"An apology, and a refund",must
Thanks,A kind word,A short reply,should
Nothing,,,must`
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const caseOn = (page: Page, name: RegExp) => page.getByRole('row', { name })
/** A field of the dialog that is open. */
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true })
const submit = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const isDone = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0)

test('both sides write, agree on, test and change acceptance cases, and see each change without a reload [FORT-66, FORT-63, FORT-64, FORT-67, FORT-70]', async ({
  openBothSides,
  request,
}) => {
  test.slow()
  const room = await createRoom(request, { name: 'Tested agent' })
  const { client, admin } = await openBothSides(room, 'cases')
  await expect(admin.getByRole('heading', { name: 'No cases yet' })).toBeVisible()
  await expectAccessibleInBothSchemes(client)

  await client.getByRole('button', { name: 'Import CSV' }).click()
  await client
    .getByLabel('CSV file')
    .setInputFiles({ name: 'cases.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(client.getByText('2 cases found, 1 row is left out')).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await submit(client, 'Import 2 cases')
  await expect(caseOn(admin, /Thanks.*Should.*A short reply/)).toBeVisible()

  await admin.getByRole('button', { name: 'New case' }).click()
  await submit(admin, 'Save case')
  await expect(admin.getByText('Say what goes in.')).toBeVisible()
  await expectAccessibleInBothSchemes(admin)
  await field(admin, 'Title').fill('Weekend')
  await field(admin, 'Input').fill('An email on Sunday')
  await field(admin, 'Expected result').fill('A reply on Monday')
  await submit(admin, 'Save case')
  await expect(caseOn(client, /Weekend/)).toBeVisible()
  await client.getByRole('button', { name: 'Delete case 3' }).click()
  await expect(caseOn(admin, /Weekend/)).toHaveCount(0)

  await client.getByRole('button', { name: 'Confirm the list' }).click()
  await expect(admin.getByText(/^Confirmed on/)).toHaveCount(1)
  await admin.getByRole('button', { name: 'Confirm the list' }).click()
  await expect(client.getByText(/agreed on this list on/)).toBeVisible()

  await admin.getByRole('button', { name: 'New version' }).click()
  await field(admin, 'Name').fill('0.1')
  await submit(admin, 'Add version')
  await client.getByRole('button', { name: 'Record result of case 1' }).click()
  await field(client, 'Failed').check()
  await field(client, 'Note').fill('No apology')
  await field(client, 'Upload: Picture').setInputFiles({ name: 'Screen.png', mimeType: 'image/png', buffer: pixel })
  await expect(client.getByRole('button', { name: 'Remove Screen.png' })).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await submit(client, 'Save result')
  await expect(caseOn(admin, /Refund.*Fail.*No apology/)).toBeVisible()
  await admin.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(admin.getByRole('button', { name: /^Screen\.png/ })).toBeVisible()
  await expectAccessibleInBothSchemes(admin)
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: 'Record result of case 2' }).click()
  await field(admin, 'Passed').check()
  await submit(admin, 'Save result')
  await expect(client.getByRole('heading', { name: '1 of 2 cases passed with version 0.1' })).toBeVisible()

  await client.getByRole('button', { name: 'More: case 1' }).click()
  await client.getByRole('button', { name: 'Propose a change' }).click()
  await field(client, 'Expected result').fill('An apology')
  await field(client, 'Reason').fill('Refunds are ours to make')
  await submit(client, 'Send proposal')
  await expect(admin.getByText(/Refunds are ours to make/)).toBeVisible()
  await expectAccessibleInBothSchemes(admin)
  await admin.getByRole('button', { name: /^Accept: Change case 1/ }).click()
  await expect(caseOn(client, /Refund.*An apology.*Not tested/)).toBeVisible()
  await expectAccessibleInBothSchemes(client)

  const downloading = client.waitForEvent('download')
  await client.getByRole('button', { name: 'Export CSV' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Refund,A complaint,An apology,must')

  await acceptBrief(request, room)
  await callFunction(request, room.admin, 'start_project_steps', { project: room.project, first_day: '2090-01-02' })
  await client.getByRole('link', { name: 'Overview' }).click()
  await expect(client.getByText('1 of 2 cases passed (50%)')).toBeVisible()
  await admin.getByRole('tab', { name: 'Overview' }).click()
  await expect(admin.getByText('1 of 2 cases passed (50%)')).toBeVisible()
})

test('who saves a case that the other side has changed meanwhile is shown both wordings [FORT-61]', async ({
  openBothSides,
  request,
}) => {
  const room = await createRoom(request, { name: 'Contested cases' })
  const content = { title: 'Refund', input: 'A complaint', expected: 'An apology', importance: 'must' }
  const case_id = crypto.randomUUID()
  await callFunction(request, room.client, 'save_acceptance_case', { case_id, project: room.project, ...content })
  const { client, admin } = await openBothSides(room, 'cases')
  await client.getByRole('button', { name: 'Edit case 1' }).click()
  await field(client, 'Title').fill('Refunds')
  await admin.getByRole('button', { name: 'Edit case 1' }).click()
  await field(admin, 'Expected result').fill('A call')
  await submit(admin, 'Save case')
  await isDone(admin)
  await submit(client, 'Save case')
  await expect(client.getByRole('heading', { name: 'This case was changed in the meantime' })).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await client.getByRole('button', { name: 'Keep mine' }).click()
  await expect(caseOn(admin, /Refunds.*A call/)).toBeVisible()
})

test('the page of the cases adds at most 30 KB of scripts to those of the files, its forms included, and fits a narrow screen [FORT-75]', async ({
  page,
  request,
}) => {
  const room = await createRoom(request, { name: 'Light agent' })
  const content = { title: 'x'.repeat(120), input: 'A complaint', expected: 'y'.repeat(400), importance: 'must' }
  const saved = { case_id: crypto.randomUUID(), project: room.project, ...content }
  await callFunction(request, room.client, 'save_acceptance_case', saved)
  await page.setViewportSize({ width: 320, height: 640 })
  // The page of the files has the dialogs and toasts that many screens share.
  await openSignedIn(page, room.client, `/project/${room.project}/files`)
  const expectIdleNetwork = trackOpenRequests(page)
  await page.getByRole('heading', { name: 'No files yet' }).click()
  await expectIdleNetwork()
  const transfers = await recordTransfers(page)
  await page.getByRole('link', { name: 'Cases' }).click()
  await expect(page.getByRole('heading', { name: '1 case' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit case 1' }).click()
  await expect(field(page, 'Title')).toBeVisible()
  await expectIdleNetwork()
  expect(scriptBytes(transfers())).toBeLessThanOrEqual(30 * kb)
  await expectNoOverflow(page)
})
