import type { Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect } from '../../support/fixtures.ts'
import { callFunction } from '../../support/rooms/callFunction.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { test } from '../../support/rooms/devices.ts'
import { uploadFile } from '../../support/rooms/files.ts'
import { readOutbox } from '../../support/servers/readOutbox.ts'

const linksTo = (address: string) =>
  readOutbox(address).flatMap((mail) => /\/decide\/[0-9a-f]{64}/.exec(mail.replaceAll('=\n', ''))?.[0] ?? [])

/** Opens the link of the latest mail about approval, once there are so many. */
async function findLink(address: string, count: number) {
  await expect.poll(() => new Set(linksTo(address)).size, { timeout: 20_000 }).toBe(count)
  return linksTo(address)
}

const putUp = (admin: Page) => admin.getByRole('button', { name: 'Put up for approval Test report' }).click()

test('a client asks for changes, and approves the next version by mail, whose link scanners may open [FORT-82, FORT-84, FORT-87, FORT-88, FORT-89, FORT-91]', async ({
  openBothSides,
  browser,
  request,
}) => {
  const room = await createRoom(request, { name: 'Invoice agent' })
  await uploadFile(request, room.admin, room.project, { name: 'Report.txt', content: '46 of 50' })
  const { client, admin } = await openBothSides(room, 'deliverables')
  await expect(client.getByRole('heading', { name: 'Nothing to approve yet' })).toBeVisible()

  await admin.getByRole('button', { name: 'New deliverable' }).click()
  const dialog = admin.getByRole('dialog', { name: 'New deliverable' })
  await dialog.getByLabel('Name').fill('Test report')
  await dialog.getByLabel('Notes').fill('The first run')
  await dialog.getByLabel('Report.txt').check()
  await dialog.getByLabel('Links').fill('https://demo.example/agent The demo')
  await expectAccessibleInBothSchemes(admin)
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(admin.getByRole('tabpanel', { name: 'Deliverables' }).getByText('Draft', { exact: true })).toBeVisible()
  await expect(client.getByRole('heading', { name: 'Nothing to approve yet' })).toBeVisible()
  await putUp(admin)

  // The client's page shows it without a reload.
  const form = client.getByRole('form', { name: 'Decision about version 1' })
  await expect(form.getByText('demo.example')).toBeVisible()
  // Before the decision: who has decided gets no mail that asks for it.
  const [firstLink = ''] = await findLink(room.client.email, 1)
  await expect(client.getByRole('link', { name: 'Deliverables 1 to do' })).toBeVisible()
  await form.getByRole('group', { name: 'Report.txt' }).getByLabel('Approve').check()
  await form.getByRole('group', { name: 'The demo' }).getByLabel('Ask for changes').check()
  await form.getByRole('button', { name: 'Send decision' }).click()
  await expect(form.getByText('Please say what should change')).toBeVisible()
  await form.getByLabel('What should change?').fill('The logo is missing')
  await expectAccessibleInBothSchemes(client)
  await form.getByRole('button', { name: 'Send decision' }).click()
  await expect(client.getByText(/^You asked for changes on/)).toBeVisible()
  await expect(admin.getByText('The logo is missing')).toBeVisible()
  await expectAccessibleInBothSchemes(admin)

  await admin.getByRole('button', { name: 'New version of Test report' }).click()
  await admin.getByRole('button', { name: 'Save draft' }).click()
  await putUp(admin)
  await expect(client.getByRole('form', { name: 'Decision about version 2' })).toBeVisible()
  const link = (await findLink(room.client.email, 2)).find((found) => found !== firstLink)!

  for (const method of ['GET', 'HEAD', 'GET']) {
    const scanned = await request.fetch(link, { method })
    expect([scanned.status(), scanned.headers()['cache-control']]).toEqual([200, 'no-store'])
  }
  const forged = await request.post(link, {
    form: { decision: 'approved' },
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(forged.status()).toBe(403)
  await expect(client.getByRole('form', { name: 'Decision about version 2' })).toBeVisible()

  const context = await browser.newContext()
  const mailPage = await context.newPage()
  await mailPage.goto(firstLink)
  await expect(mailPage.getByRole('status')).toHaveText('Changes to version 1 have been asked for already.')
  await mailPage.goto(link)
  await expectAccessibleInBothSchemes(mailPage)
  await mailPage.getByRole('button', { name: 'Approve everything' }).click()
  await expect(mailPage.getByRole('heading', { name: 'Approved' })).toBeVisible()
  await mailPage.goto(link)
  await expect(mailPage.getByRole('status')).toHaveText('This link has been used: you’ve decided already.')
  await context.close()
  const again = await request.post(link, { form: { decision: 'changes', comment: 'No' } })
  expect(again.status()).toBe(410)

  await expect(client.getByText(/^You approved it by email on/)).toBeVisible()
  await expect(admin.getByText(/^The client approved it by email on/)).toBeVisible()
  await expect(client.getByRole('link', { name: 'Deliverables', exact: true })).toBeVisible()
})

test('of two tabs that decide, the second one is told what was decided, and keeps what it had typed [FORT-84, FORT-93]', async ({
  openDevice,
  request,
}) => {
  const room = await createRoom(request, { name: 'Two tabs' })
  const items = [{ url: 'https://demo.example/agent', label: 'The demo' }]
  const draft = { deliverable: crypto.randomUUID(), project: room.project, name: 'Test report', notes: '', items }
  const [saved] = (await callFunction(request, room.admin, 'save_deliverable_draft', draft)) as [
    { id: string; updated_at: string },
  ]
  await callFunction(request, room.admin, 'request_approval', { version: saved.id, base_version: saved.updated_at })
  const path = `/project/${room.project}/deliverables`
  const [first, second] = [await openDevice(room.client, path), await openDevice(room.client, path)]
  await second.getByLabel('Ask for changes').check()
  await second.getByLabel('What should change?').fill('The logo')

  await first.getByRole('button', { name: 'Mark all as approved' }).click()
  await first.getByRole('button', { name: 'Send decision' }).click()
  await expect(first.getByText(/^You approved it on/)).toBeVisible()
  await expect(second.getByRole('alert')).toContainText('Version 1 has been approved already.')
  await expect(second.getByLabel('What should change?')).toHaveValue('The logo')
  await second.getByRole('button', { name: 'Discard it and show what was decided' }).click()
  await expect(second.getByText(/^You approved it on/)).toBeVisible()
})
