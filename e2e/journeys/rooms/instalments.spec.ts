import type { Page } from 'playwright/test'
import { insertProjects } from '../../support/clientProjects.ts'
import { createClient } from '../../support/createClient.ts'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { accounts, expect } from '../../support/fixtures.ts'
import { callFunction } from '../../support/rooms/callFunction.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { test } from '../../support/rooms/devices.ts'
import { createSession, openSignedIn } from '../../support/signIn.ts'

const instalmentsOn = (page: Page) => page.getByRole('list', { name: 'Installments' }).getByRole('listitem')

test('an admin records what is paid and corrects it, and the client sees each change without a reload and prints a statement [FORT-134, FORT-135, FORT-137, FORT-139]', async ({
  openDevice,
  request,
}) => {
  const client = await createClient(request)
  const [stored] = await insertProjects(request, client, [{ name: 'Paid agent', budget_range: 'professional-agent' }])
  const project = stored!.id
  const admin = await createSession(request, accounts.admin)
  await callFunction(request, admin, 'skip_brief', { project, reason: 'Agreed on the phone' })
  const clientPage = await openDevice(client, `/project/${project}`)
  const adminPage = await openDevice(accounts.admin, `/admin/projects/${project}?tab=payments`)
  await expect(adminPage.getByRole('heading', { name: 'There is nothing to pay yet' })).toBeVisible()
  await adminPage.getByRole('tab', { name: 'Plan' }).click()
  await adminPage.getByLabel('First day').fill('2025-09-01')
  await adminPage.getByRole('button', { name: 'Start project' }).click()
  await expect(instalmentsOn(clientPage)).toHaveText([
    /First installment\s*Due\s*\$\d.*Due on Sep\s1,\s2025/,
    /Second installment\s*Planned\s*\$\d.*Due when you sign off/,
  ])

  await adminPage.getByRole('tab', { name: 'Payments' }).click()
  await adminPage.getByRole('button', { name: 'Mark First installment as paid' }).click()
  await adminPage.getByLabel('Payment date').fill('2025-09-03')
  await adminPage.getByLabel('Reference').fill('TR-77')
  await expectAccessibleInBothSchemes(adminPage)
  await adminPage.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(instalmentsOn(clientPage).first()).toContainText(/Paid on Sep\s3,\s2025\s*Reference: TR-77/)

  await adminPage.getByRole('button', { name: 'Edit Second installment' }).click()
  await adminPage.getByLabel('Amount in US dollars').fill('2,000.50')
  await adminPage.getByLabel('Reason').fill('One integration less')
  await expectAccessibleInBothSchemes(adminPage)
  await adminPage.getByRole('button', { name: 'Save installment' }).click()
  await expect(instalmentsOn(clientPage).last()).toContainText('$2,000.50')
  await expect(
    adminPage.getByText(/^You changed the second installment from .* to \$2,000\.50: One integration less$/),
  ).toBeVisible()
  await expectAccessibleInBothSchemes(adminPage)
  await expectAccessibleInBothSchemes(clientPage)

  await clientPage.getByRole('link', { name: 'Statement' }).click()
  await expect(clientPage.getByRole('heading', { level: 1, name: 'Statement: Paid agent' })).toBeVisible()
  await expect(clientPage.getByRole('row', { name: /^Remaining \$2,000\.50$/ })).toBeVisible()
  await expectAccessibleInBothSchemes(clientPage)
  await clientPage.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const name of ['Print', 'Back to the project']) await expect(clientPage.getByText(name)).toBeHidden()
  await expect(clientPage.getByRole('banner')).toBeHidden()
  await expect(clientPage.getByRole('table', { name: 'Installments' })).toBeVisible()
})

test('an admin whose colleague was faster is shown both before anything is recorded [FORT-138]', async ({
  page,
  request,
}) => {
  const { project, admin } = await createRoom(request, { name: 'Contested payment' })
  await callFunction(request, admin, 'skip_brief', { project, reason: 'Agreed on the phone' })
  await callFunction(request, admin, 'start_project_steps', { project, first_day: '2025-09-01' })
  await openSignedIn(page, accounts.admin, `/admin/projects/${project}?tab=payments`)
  await page.getByRole('button', { name: 'Enter total' }).click()
  await page.getByLabel('Total in US dollars').fill('12,000')
  await page.getByLabel('Reason').fill('Quote 12')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Save total' }).click()
  await expect(instalmentsOn(page).first()).toContainText('$6,000')

  await page.getByRole('button', { name: 'Mark First installment as paid' }).click()
  await page.getByLabel('Payment date').fill('2025-09-03')
  await page.getByLabel('Reference').fill('TR-78')
  const response = await request.get(`/rest/v1/instalments?project_id=eq.${project}&part=eq.1&select=id,updated_at`, {
    headers: admin.headers,
  })
  const [{ id: instalment, updated_at: base_version }] = (await response.json()) as [{ id: string; updated_at: string }]
  const theirs = { correction: 'amount', amount_cents: 500_000, reason: 'Rounded' }
  await callFunction(request, admin, 'correct_instalment', { instalment, base_version, ...theirs })
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByRole('heading', { name: 'This installment was changed in the meantime' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(instalmentsOn(page).first()).toContainText('$5,000')
  await expect(instalmentsOn(page).first()).toContainText('Paid on Sep 3, 2025')
})
