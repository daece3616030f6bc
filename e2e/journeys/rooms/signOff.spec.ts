import { readFile } from 'node:fs/promises'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expectNoOverflow } from '../../support/expectNoOverflow.ts'
import { expect } from '../../support/fixtures.ts'
import { kb, recordTransfers, scriptBytes } from '../../support/network/recordTransfers.ts'
import { trackOpenRequests } from '../../support/network/trackOpenRequests.ts'
import { callFunction } from '../../support/rooms/callFunction.ts'
import { test } from '../../support/rooms/devices.ts'
import { createTestedRoom } from '../../support/rooms/signOff.ts'
import { openSignedIn } from '../../support/signIn.ts'

test('a client signs off on a phone, the desk sees it without a reload, and the certificate is printed, downloaded and verified [FORT-159, FORT-152, FORT-153, FORT-154, FORT-155, FORT-156]', async ({
  openBothSides,
  browser,
  request,
}) => {
  test.slow()
  const room = await createTestedRoom(request, 'Signed agent')
  const { client, admin } = await openBothSides(room, 'handover')
  await client.setViewportSize({ width: 390, height: 844 })
  await expect(client.getByRole('heading', { name: 'Before the sign-off' })).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'Before the sign-off' })).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await expectAccessibleInBothSchemes(admin)

  await client.getByRole('button', { name: 'Waive case 2' }).click()
  await client.getByRole('dialog').getByLabel('Reason').fill('We answer on Mondays')
  await expectAccessibleInBothSchemes(client)
  await client.getByRole('dialog').getByRole('button', { name: 'Waive case' }).click()
  await expect(admin.getByRole('heading', { name: 'Ready for the client’s sign-off' })).toBeVisible()
  await expect(admin.getByText('Waived because: We answer on Mondays')).toBeVisible()

  await client.getByRole('button', { name: 'Sign off on the project' }).click()
  await expect(client.getByText('Please confirm that you have read it')).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await client.getByLabel('Your full name').fill('Zoë Ångström')
  await client.getByRole('checkbox', { name: /^I have read what I accept/ }).check()
  await client.getByRole('button', { name: 'Sign off on the project' }).click()
  await expect(client.getByRole('heading', { name: 'This project is signed off' })).toBeVisible()
  await expect(admin.getByRole('heading', { name: 'The client has signed off this project' })).toBeVisible()
  await expect(admin.getByText('Zoë Ångström')).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await expectAccessibleInBothSchemes(admin)
  await expectNoOverflow(client)

  const downloading = client.waitForEvent('download')
  await client.getByRole('button', { name: 'Download certificate (PDF)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^certificate-FN-[0-9A-F]{8}\.pdf$/)
  expect((await readFile(await download.path())).toString('latin1', 0, 5)).toBe('%PDF-')

  const link = await client.getByRole('link', { name: 'Verify this certificate' }).getAttribute('href')
  await client.getByRole('link', { name: 'Print certificate' }).click()
  await expect(client.getByRole('heading', { level: 1, name: 'Certificate of Acceptance' })).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await client.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const name of ['Print', 'Back to the handover']) {
    await expect(client.getByText(name, { exact: true })).toBeHidden()
  }
  await expect(client.getByRole('banner')).toBeHidden()

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await withoutScripts.newPage()
  await visitor.goto(link!)
  await expect(
    visitor.getByText('The certificate matches our records, and no record up to it was changed.'),
  ).toBeVisible()
  await visitor.getByLabel('Date on the certificate').fill('2001-01-01')
  await visitor.getByRole('button', { name: 'Verify' }).click()
  await expect(visitor.getByText('The certificate doesn’t match our records.')).toBeVisible()
  await expect(visitor.getByText('Date: doesn’t match')).toBeVisible()
  await withoutScripts.close()
})

test('two devices of a client that sign off get one certificate [FORT-143]', async ({ openDevice, request }) => {
  const room = await createTestedRoom(request, 'Signed twice')
  const { musts } = (await callFunction(request, room.client, 'sign_off_state', { project: room.project })) as {
    musts: { id: string }[]
  }
  const waiver = { case_id: musts[1]!.id, case_version: 1, reason: 'Too rare' }
  await callFunction(request, room.client, 'waive_acceptance_case', waiver)
  const path = `/project/${room.project}/handover`
  const devices = [await openDevice(room.client, path), await openDevice(room.client, path)]
  for (const device of devices) {
    await device.getByLabel('Your full name').fill('Zoë Ångström')
    await device.getByRole('checkbox').check()
  }
  await Promise.all(devices.map((device) => device.getByRole('button', { name: 'Sign off on the project' }).click()))
  const hrefs = devices.map((device) =>
    device.getByRole('link', { name: 'Verify this certificate' }).getAttribute('href'),
  )
  expect(new Set(await Promise.all(hrefs)).size).toBe(1)
})

test('the handover adds at most 30 KB of scripts to those of the files, and fits a narrow screen [FORT-152]', async ({
  page,
  request,
}) => {
  const room = await createTestedRoom(request, 'Light agent')
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, room.client, `/project/${room.project}/files`)
  const expectIdleNetwork = trackOpenRequests(page)
  await page.getByRole('heading', { name: 'No files yet' }).click()
  await expectIdleNetwork()
  const transfers = await recordTransfers(page)
  await page.getByRole('link', { name: 'Handover' }).click()
  await expect(page.getByRole('heading', { name: 'Must-haves' })).toBeVisible()
  await page.getByRole('button', { name: 'Waive case 2' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectIdleNetwork()
  expect(scriptBytes(transfers())).toBeLessThanOrEqual(30 * kb)
  await expectNoOverflow(page)
})
