import { expectAccessibleInBothSchemes } from '../support/expectAccessible.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { acceptBrief } from '../support/rooms/brief.ts'
import { callFunction } from '../support/rooms/callFunction.ts'
import { createRoom } from '../support/rooms/createRoom.ts'
import { openSignedIn } from '../support/signIn.ts'

type Plan = { steps: { id: string; kind: string; first_day: string; last_day: string; updated_at: string }[] }

test('an admin runs a project by its plan, and its client sees each change without a reload [FORT-26]', async ({
  browser,
  page,
  request,
}) => {
  const room = await createRoom(request, { name: 'Planned agent' })
  const { client, project } = room
  await acceptBrief(request, room)
  const clientPage = await browser.newPage()
  const streaming = clientPage.waitForResponse('**/events')
  await openSignedIn(clientPage, client, `/project/${project}`)
  await expect(clientPage.getByText('The start date isn’t set yet')).toBeVisible()
  await streaming

  await openSignedIn(page, accounts.admin, `/admin/projects/${project}?tab=plan`)
  await expect(page.getByRole('heading', { name: 'This project has not started' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  // A year without holidays, that is ahead of all tests.
  await page.getByLabel('First day').fill('2090-01-02')
  await page.getByRole('button', { name: 'Start project' }).click()
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps).toHaveText([/Jan 2–3, 2090/, /Jan 4–13, 2090/, /Jan 16–17, 2090/, /Jan 18–19, 2090/])
  const planned = clientPage.getByRole('list', { name: 'The plan' }).getByRole('listitem')
  await expect(planned).toHaveCount(4)
  await expect(planned.nth(3)).toContainText('Jan 18–19, 2090')
  await expect(clientPage.getByText('Discovery starts on Monday, January 2.')).toBeVisible()
  await expectAccessibleInBothSchemes(clientPage)

  await page.getByRole('button', { name: 'Set to Active' }).click()
  await expect(
    clientPage.getByRole('banner').or(clientPage.getByRole('article')).getByText('Active').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Move Build' }).click()
  await page.getByLabel('Last day').fill('2090-01-16')
  await page.getByLabel('Reason').fill('The mailbox has more folders than we knew')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Move step' }).click()
  await expect(steps.nth(3)).toContainText('Jan 19–20, 2090')
  await expect(planned.nth(3)).toContainText('Jan 19–20, 2090')

  await page.getByRole('button', { name: 'Put on hold' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put on hold' })
  await dialog.getByLabel('Reason').fill('Access to the mailbox is missing.')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await expect(clientPage.getByText('Waiting for you.')).toBeVisible()
  await expect(clientPage.getByText('Access to the mailbox is missing.').first()).toBeVisible()
  await expectAccessibleInBothSchemes(clientPage)
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(clientPage.getByText(/^On hold since/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark Discovery as done' }).click()
  await expect(planned.first()).toContainText('Done')
  await clientPage.getByText('Changes to the plan').click()
  await expect(clientPage.getByText(/^.*Fortnight moved Build .*: The mailbox has more folders/)).toBeVisible()
  await clientPage.close()
})

test('an admin who moves a step that a colleague has moved meanwhile is shown both [FORT-17]', async ({
  page,
  request,
}) => {
  const room = await createRoom(request, { name: 'Contested agent' })
  const { project, admin } = room
  await acceptBrief(request, room)
  await callFunction(request, admin, 'start_project_steps', { project, first_day: '2090-01-02' })
  await openSignedIn(page, accounts.admin, `/admin/projects/${project}?tab=plan`)
  await page.getByRole('button', { name: 'Move Test' }).click()
  await page.getByLabel('Last day').fill('2090-01-18')
  await page.getByLabel('Reason').fill('More cases than planned')

  const [plan] = (await callFunction(request, admin, 'project_plans', { projects: [project] })) as [Plan]
  const { id: step, updated_at: base_version } = plan.steps[2]!
  const theirs = { first_day: '2090-01-16', last_day: '2090-01-19', reason: 'Client is away' }
  await callFunction(request, admin, 'move_project_step', { step, base_version, ...theirs })
  await page.getByRole('button', { name: 'Move step' }).click()
  await expect(page.getByRole('heading', { name: 'This step was changed in the meantime' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps.nth(2)).toContainText('Jan 16–18, 2090')
})

test('an admin keeps the list of holidays [FORT-12]', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openSignedIn(page, accounts.admin, '/admin/holidays')
  await page.getByRole('button', { name: 'New holiday' }).first().click()
  await page.getByLabel('Day', { exact: true }).fill('2091-12-25')
  await page.getByLabel('Name', { exact: true }).fill('Christmas Day')
  await page.getByRole('button', { name: 'Create holiday' }).click()
  await expect(page.getByRole('row', { name: /December 25, 2091/ })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Delete Christmas Day' }).click()
  await expect(page.getByRole('row', { name: /December 25, 2091/ })).toHaveCount(0)
})
