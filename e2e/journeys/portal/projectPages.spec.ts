import { insertProjects } from '../../support/clientProjects.ts'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'
import { openSignedIn } from '../../support/signIn.ts'

test('an unknown, malformed, foreign or deleted project is not found, and the way back opens by itself [PROJ-3, PROJ-4, ERR-2]', async ({
  page,
  request,
}) => {
  const [client, other] = [await createClient(request), await createClient(request)]
  const [foreign] = await insertProjects(request, other, [{ name: 'Foreign agent' }])
  const [deleted] = await insertProjects(request, client, [{ name: 'Deleted agent' }])
  await request.delete(`/rest/v1/projects?id=eq.${deleted!.id}`, { headers: client.headers })
  await openSignedIn(page, client, '/dashboard')
  const nowhere = '00000000-0000-4000-8000-00000000dead'
  for (const [place, what] of [
    [nowhere, 'view'],
    ['not-an-id', 'view'],
    ['%27%3B--', 'view'],
    [deleted!.id, 'view'],
    [foreign!.id, 'view'],
    [`${nowhere}/edit`, 'edit'],
    ['not-an-id/edit', 'edit'],
    [`${foreign!.id}/edit`, 'edit'],
  ]) {
    await page.goto(`/project/${place}`)
    const panel = page.getByRole('alert')
    await expect(panel).toContainText('Project Not Found')
    await expect(panel).toContainText(
      `The project you're looking for doesn't exist or you don't have permission to ${what} it.`,
    )
    await expect(panel).toBeFocused()
  }
  await expect(page.getByText('Taking you back in 5 seconds.')).toBeVisible()
  await page.waitForURL('**/dashboard')
  await page.goto('/project/not-an-id')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('hostile texts are shown as texts', async ({ page, request, pageErrors: pageErrors }) => {
  const client = await createClient(request)
  const hostile = '<img src=x onerror=alert(1)>"\'; drop table projects; -- {{7*7}} \u202Etxt'
  const long = 'x'.repeat(160)
  const texts = { description: hostile, requirements: hostile, budget_range: '<b>gold</b>' }
  const [project] = await insertProjects(request, client, [
    { name: hostile, ...texts },
    { name: long, description: long.repeat(20), requirements: null, budget_range: null },
  ])
  let questions = 0
  page.on('dialog', (dialog) => {
    questions++
    void dialog.dismiss()
  })
  await openSignedIn(page, client, '/dashboard')
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible()
  for (const path of ['/dashboard', `/project/${project!.id}`, `/project/${project!.id}/edit`]) {
    await page.goto(path)
    await expect(page.getByText('<b>gold</b>').first()).toBeAttached()
    await expect(page.locator('main img')).toHaveCount(0)
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
  await expect(page.getByLabel('Project name')).toHaveValue(hostile)
  expect(questions).toBe(0)
  expect(pageErrors).toEqual([])
})

const statuses = ['draft', 'active', 'on-hold', 'completed']
const priorities = ['low', 'medium', 'high', 'urgent']
const many = Array.from({ length: 14 }, (_, index) => ({
  name: `Agent ${index}`,
  status: statuses[index % 4],
  priority: priorities[index % 4],
}))

const states = [
  { name: 'a page of projects', path: '/dashboard', text: 'Page 1 of 2' },
  { name: 'a search without results', path: '/dashboard?q=nothing', text: 'No project matches' },
  { name: 'the new-project dialog', path: '/dashboard?dialog=new-project', text: 'Only the name is required.' },
  { name: 'a project', path: '/project/:id', text: 'You created the project' },
  { name: 'the form of a project', path: '/project/:id/edit', text: 'Save changes' },
  { name: 'a project that is not there', path: '/project/nothing', text: 'Project Not Found' },
  { name: 'a project that does not load', path: '/project/:id', text: 'Retry', isDown: true },
]

for (const { name, path, text, isDown } of states) {
  test(`has no accessibility violation, light and dark: ${name}`, async ({ page, request }) => {
    const client = await createClient(request)
    const [project] = await insertProjects(request, client, many)
    await openSignedIn(page, client, '/dashboard')
    const down = { status: 500, json: { message: 'Down for a moment' } }
    if (isDown) await page.route('**/rest/v1/projects*', (route) => route.fulfill(down))
    await page.goto(path.replace(':id', project!.id))
    await expect(page.getByText(text).first()).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
}
