import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { insertProjects } from '../../support/clientProjects.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { accounts, expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'
import { createSession } from '../../support/signIn.ts'

const projectCount = (page: Page) => page.getByRole('status').filter({ hasText: /projects?$/ })
const table = (page: Page) => page.getByRole('table', { name: 'Projects' })

test('an admin counts, pages, searches and exports 1,205 projects of a client [ADMIN-PROJ-1, ADMIN-PROJ-2, ADMIN-PROJ-6]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  const projects = Array.from({ length: 1205 }, (_, index) => ({
    name: `Agent ${String(index + 1).padStart(4, '0')}`,
    description: index === 700 ? 'Reads the harbour ledger' : 'Answers emails',
    status: index % 5 === 0 ? 'active' : 'draft',
  }))
  // As the admin, because a client may have at most 500 projects.
  const { headers } = await createSession(request, accounts.admin)
  await insertProjects(request, { ...client, headers }, projects)
  await signIn(page, 'admin', `/admin/projects?client=${client.id}&sort=name`)
  await expect(projectCount(page)).toHaveText('1,205 projects')
  const statistics = page.getByRole('region', { name: 'Project statistics' })
  for (const label of ['Total', 'Active', 'Completed', 'On Hold', 'Draft']) {
    await expect(statistics.getByText(label, { exact: true })).toBeVisible()
  }
  await expect(table(page).getByRole('row')).toHaveCount(26)

  await page.getByRole('button', { name: 'Page 49' }).click()
  await expect(table(page).getByRole('row')).toHaveCount(6)
  await expect(table(page)).toContainText('Agent 1205')
  await page.goBack()
  await expect(table(page)).toContainText('Agent 0001')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(1206)
  expect(new Set(text.match(/Agent \d{4}/g)).size).toBe(1205)

  await page.getByRole('button', { name: 'Active', exact: true }).click()
  await expect(projectCount(page)).toHaveText('241 projects')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByPlaceholder('Search projects...').fill('HARBOUR')
  await expect(projectCount(page)).toHaveText('1 project')
  await expect(table(page)).toContainText('Agent 0701')
  await page.getByPlaceholder('Search projects...').fill('no such thing')
  await expect(page.getByRole('heading', { name: 'No projects found.' })).toBeVisible()
})

test('an admin edits a project that its client changes at the same time, and neither change is lost [ADMIN-PROJ-3, ADMIN-PROJ-6]', async ({
  page,
  request,
  pageErrors,
}) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Ledger agent', description: 'd'.repeat(61) }])
  await signIn(page, 'admin', `/admin/projects?client=${client.id}`)
  const row = table(page).getByRole('row', { name: /Ledger agent/ })
  await expect(row).toContainText(`${'d'.repeat(60)}...`)
  await expect(row).toContainText(client.email)
  await expect(row).toContainText('Not specified')

  await row.getByRole('button', { name: /^Edit/ }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Edit project' })
  await form.getByLabel('Status').selectOption('Active')
  await form.getByLabel('Start date').fill('2025-09-08')
  const change = { headers: client.headers, data: { name: 'Ledger agent II' } }
  await request.patch(`/rest/v1/projects?id=eq.${project!.id}`, change)
  await form.getByRole('button', { name: 'Save project' }).click()
  await expect(form.getByText(/None of your changes are saved yet/)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Keep mine' }).click()
  await expect(form).toHaveCount(0)

  const renamed = table(page).getByRole('row', { name: /Ledger agent II/ })
  await expect(renamed).toContainText('Active')
  await renamed.getByRole('button', { name: /^View/ }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Project' })
  await expect(panel).toContainText('You changed the status from Draft to Active')
  await expect(panel).toContainText('The client edited the name')
  await expect(panel).toContainText('Sep 8, 2025')
  await page.keyboard.press('Escape')
  await expect(renamed.getByRole('button', { name: /^View/ })).toBeFocused()
  expect(pageErrors).toEqual([])
})

test('the menu of a project sets its status and exports its row alone [ADMIN-PROJ-6]', async ({ page, request }) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Ledger agent' }, { name: 'Another agent' }])
  await signIn(page, 'admin', `/admin/projects?client=${client.id}`)
  const row = table(page).getByRole('row', { name: /Ledger agent/ })
  await row.getByRole('button', { name: /^More/ }).press('Enter')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Set to Active' }).click()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: /^More/ }).press('Enter')
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Export as CSV' }).click()
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toEqual([expect.stringMatching(`^${project!.id},Ledger agent,.*,Active,`)])
})

test('a project that its client has deleted is listed separately and can be restored [ADMIN-PROJ-2, ADMIN-PROJ-7]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Deleted agent' }])
  await request.delete(`/rest/v1/projects?id=eq.${project!.id}`, { headers: client.headers })
  await signIn(page, 'admin', `/admin/projects?client=${client.id}`)
  await expect(page.getByRole('heading', { name: 'No projects found.' })).toBeVisible()
  await page.getByRole('button', { name: 'Deleted', exact: true }).click()
  await table(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('heading', { name: 'No projects found.' })).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(table(page)).toContainText('Deleted agent')
})

test('a failed project list shows the reason and can be retried [ERR-3]', async ({ page }) => {
  await signIn(page, 'admin')
  const failure = { status: 500, json: { code: 'XX000', message: 'The database is down' } }
  await page.route('**/rpc/admin_projects', (route) => route.fulfill(failure))
  await page.goto('/admin/projects')
  await expect(page.getByRole('alert')).toContainText('The database is down')
  await page.unroute('**/rpc/admin_projects')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(table(page).getByRole('row').nth(1)).toBeVisible()
})
