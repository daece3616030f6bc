import type { Page } from 'playwright/test'
import { fetchProjects, insertProjects } from '../../support/clientProjects.ts'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'
import { openSignedIn } from '../../support/signIn.ts'

const cards = (page: Page) => page.getByRole('article')

test('a client creates, opens, edits, deletes and restores a project [DASH-1, DASH-2, DASH-6, DASH-9, DASH-11, PROJ-1, PROJ-5, PROJ-7, PROJ-9, EVENT-3]', async ({
  page,
  request,
  pageErrors,
}) => {
  const client = await createClient(request)
  await insertProjects(request, client, [{ name: 'Older agent' }])
  await openSignedIn(page, client, '/dashboard')
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await dialog.getByLabel('Project name').fill('Refund agent')
  await dialog.getByLabel('Pricing plan').selectOption('Custom Quote')
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Project created')).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(['Refund agent', 'Older agent'])
  const card = cards(page).first()
  for (const text of ['Draft', 'Medium priority', 'Custom Quote']) await expect(card.getByText(text)).toBeVisible()

  await card.getByRole('link', { name: 'Refund agent', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refund agent' })).toBeVisible()
  await expect(page.getByText('The start date isn’t set yet')).toBeVisible()
  await expect(page.getByText('You created the project')).toBeVisible()
  await expect(page.getByText(/^[0-9a-f]{8}…$/)).toBeVisible()

  await page.getByRole('link', { name: 'Edit Project' }).click()
  await page.getByLabel('Description').fill('Refunds small orders.')
  await page.getByLabel('Status').selectOption('Completed')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeDisabled()
  await page.waitForURL('**/dashboard')
  await expect(card.getByText('Completed')).toBeVisible()
  await card.getByRole('link', { name: 'Refund agent', exact: true }).click()
  await expect(page.getByText('You changed the status from Draft to Completed')).toBeVisible()
  await expect(page.getByText('You edited the description')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()

  page.once('dialog', (confirmation) => {
    expect(confirmation.message()).toBe('Are you sure you want to delete this project?')
    void confirmation.accept()
  })
  await card.getByRole('button', { name: 'Delete Refund agent' }).click()
  await expect(page.getByText('Project deleted')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  expect(await fetchProjects(request, client)).toEqual([{ name: 'Older agent' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Project restored')).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(['Refund agent', 'Older agent'])
  expect(pageErrors).toEqual([])
})

test('a canceled confirmation deletes nothing [DASH-10, ERR-4]', async ({ page, request }) => {
  const client = await createClient(request)
  await insertProjects(request, client, [{ name: 'Refund agent' }])
  await openSignedIn(page, client, '/dashboard')
  page.on('dialog', (confirmation) => void confirmation.dismiss())
  await page.getByRole('button', { name: 'Delete Refund agent' }).click()
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
})

test('a client creates and edits a project with the keyboard alone [DASH-2, PROJ-7]', async ({ page, request }) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/dashboard')
  await page.getByRole('button', { name: 'New project' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Project name')).toBeFocused()
  await page.keyboard.type('Refund agent')
  await page.keyboard.press('Enter')
  const links = ['Refund agent', 'Open the brief', /^Messages/, 'Edit Refund agent'].map((name) =>
    page.getByRole('article').getByRole('link', { name, exact: true }),
  )
  // Some of them wait for the state of the brief.
  for (const link of links) await expect(link).toBeVisible()
  await expect(page.getByRole('button', { name: 'New project' })).toBeFocused()
  for (const link of links) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.getByLabel('Project name').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Returns agent')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your project is saved.')).toBeVisible()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('link', { name: 'Returns agent', exact: true })).toBeVisible()
})

test('a double click creates one project [DASH-2]', async ({ page, request }) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/dashboard?dialog=new-project')
  await page.getByLabel('Project name').fill('Refund agent')
  await page.getByRole('button', { name: 'Create project' }).dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Project created')).toBeVisible()
  expect(await fetchProjects(request, client)).toEqual([{ name: 'Refund agent' }])
})

test('a save that fails offline shows an error, keeps everything, and works once the network is back [PROJ-8]', async ({
  page,
  request,
  context,
}) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Refund agent' }])
  await openSignedIn(page, client, '/dashboard')
  const unreachable = 'The server could not be reached. Check your connection and try again.'

  await page.goto('/dashboard?dialog=new-project')
  await page.getByLabel('Project name').fill('Second agent')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('alert')).toHaveText(unreachable)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(`/project/${project!.id}/edit`)
  await expect(page.getByText('Refund agent', { exact: true })).toBeVisible()
  await page.getByLabel('Description').fill('Refunds small orders.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert')).toHaveText(unreachable)
  await expect(page.getByLabel('Description')).toHaveValue('Refunds small orders.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible()
  expect(await fetchProjects(request, client, 'name,description')).toEqual([
    { name: 'Refund agent', description: 'Refunds small orders.' },
    { name: 'Second agent', description: null },
  ])
})
