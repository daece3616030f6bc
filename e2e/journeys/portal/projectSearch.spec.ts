import { insertProjects } from '../../support/clientProjects.ts'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'
import { openSignedIn } from '../../support/signIn.ts'

test('a client finds one of 500 projects by words, status, order and page, all kept in the URL [DASH-1]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  const projects = Array.from({ length: 500 }, (_, index) => ({
    name: `Agent ${String(index + 1).padStart(3, '0')}`,
    description: index === 250 ? 'Reads the harbour master’s ledger' : 'Answers emails',
    status: index % 10 === 0 ? 'active' : 'draft',
  }))
  await insertProjects(request, client, projects)
  await openSignedIn(page, client, '/dashboard')
  const projectCount = page.getByRole('status').filter({ hasText: /projects?$/ })
  await expect(projectCount).toHaveText('12 of 500 projects')

  await page.getByLabel('Search projects').fill('HARBOUR master')
  await expect(projectCount).toHaveText('1 matching project')
  await expect(page.getByRole('link', { name: 'Agent 251', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?q=HARBOUR\+master$/)
  await expect(page.getByLabel('Search projects')).toBeFocused()

  await page.getByLabel('Status').selectOption('On Hold')
  await expect(page.getByText('No matching projects')).toBeVisible()
  await expect(projectCount).toHaveText('0 matching projects')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(projectCount).toHaveText('12 of 500 projects')

  await page.getByLabel('Status').selectOption('Active')
  await expect(projectCount).toHaveText('12 of 50 matching projects')
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(page.getByRole('article').first()).toContainText('Agent 001')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 5')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Agent 121')
  await expect(page).toHaveURL(/\?status=active&sort=name&page=2$/)

  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('Agent 121')
  await page.goBack()
  await expect(page.getByText('Page 1 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'New project' }).click()
  await expect(page).toHaveURL(/\?status=active&sort=name&dialog=new-project$/)
  await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?status=active&sort=name$/)
})
