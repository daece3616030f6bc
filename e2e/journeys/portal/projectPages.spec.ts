import { insertProjects } from '../../support/clientProjects.ts'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expectNoOverflow } from '../../support/expectNoOverflow.ts'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'
import type { Step } from '../../support/screens/screenSteps.ts'
import { openSignedIn } from '../../support/signIn.ts'

test('the page of an unknown, malformed, foreign or deleted project says it is not found and returns to the dashboard [PROJ-3, PROJ-4, ERR-2]', async ({
  page,
  request,
}) => {
  const [client, other] = [await createClient(request), await createClient(request)]
  const [foreign] = await insertProjects(request, other, [{ name: 'Foreign agent' }])
  const [deleted] = await insertProjects(request, client, [{ name: 'Deleted agent' }])
  await request.delete(`/rest/v1/projects?id=eq.${deleted!.id}`, { headers: client.headers })
  await openSignedIn(page, client, '/dashboard')
  const unknownProjectId = '00000000-0000-4000-8000-00000000dead'
  for (const [path, action] of [
    [unknownProjectId, 'view'],
    ['not-an-id', 'view'],
    ['%27%3B--', 'view'],
    [deleted!.id, 'view'],
    [foreign!.id, 'view'],
    [`${unknownProjectId}/edit`, 'edit'],
    ['not-an-id/edit', 'edit'],
    [`${foreign!.id}/edit`, 'edit'],
  ]) {
    await page.goto(`/project/${path}`)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Project Not Found')
    await expect(alert).toContainText(
      `The project you're looking for doesn't exist or you don't have permission to ${action} it.`,
    )
    await expect(alert).toBeFocused()
  }
  await expect(page.getByText('Taking you back in 5 seconds.')).toBeVisible()
  await page.waitForURL('**/dashboard')
  await page.goto('/project/not-an-id')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('project pages show malicious text as text and let long words wrap', async ({ page, request, pageErrors }) => {
  const client = await createClient(request)
  const maliciousText = '<img src=x onerror=alert(1)>"\'; drop table projects; -- {{7*7}} \u202Etxt'
  const longWord = 'x'.repeat(160)
  const texts = { description: maliciousText, requirements: maliciousText, budget_range: '<b>gold</b>' }
  const [project] = await insertProjects(request, client, [
    { name: maliciousText, ...texts },
    { name: longWord, description: longWord.repeat(20), requirements: null, budget_range: null },
  ])
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs++
    void dialog.dismiss()
  })
  await openSignedIn(page, client, '/dashboard')
  await expect(page.getByRole('heading', { name: maliciousText })).toBeVisible()
  for (const path of ['/dashboard', `/project/${project!.id}`, `/project/${project!.id}/edit`]) {
    await page.goto(path)
    await expect(page.getByText('<b>gold</b>').first()).toBeAttached()
    await expect(page.locator('main img')).toHaveCount(0)
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
    }
  }
  await expect(page.getByLabel('Project name')).toHaveValue(maliciousText)
  expect(dialogs).toBe(0)
  expect(pageErrors).toEqual([])
})

const statuses = ['draft', 'active', 'on-hold', 'completed']
const priorities = ['low', 'medium', 'high', 'urgent']
const fourteenProjects = Array.from({ length: 14 }, (_, index) => ({
  name: `Agent ${index}`,
  status: statuses[index % 4],
  priority: priorities[index % 4],
}))

const loadNormally: Step = () => Promise.resolve()
const failProjectRequests: Step = (page) =>
  page.route('**/rest/v1/projects*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The database is down' } }),
  )

const states = [
  { name: 'a page of projects', path: '/dashboard', text: 'Page 1 of 2' },
  { name: 'a search without results', path: '/dashboard?q=nothing', text: 'No matching projects' },
  { name: 'the new-project dialog', path: '/dashboard?dialog=new-project', text: 'Only the name is required.' },
  { name: 'a project', path: '/project/:id', text: 'You created the project' },
  { name: 'the form of a project', path: '/project/:id/edit', text: 'Save changes' },
  { name: 'an unknown project', path: '/project/nothing', text: 'Project Not Found' },
  { name: 'a project after a failed request', path: '/project/:id', text: 'Retry', setUp: failProjectRequests },
]

for (const { name, path, text, setUp = loadNormally } of states) {
  test(`the portal screen “${name}” has no accessibility violations, light and dark`, async ({ page, request }) => {
    const client = await createClient(request)
    const [project] = await insertProjects(request, client, fourteenProjects)
    await openSignedIn(page, client, '/dashboard')
    await setUp(page)
    await page.goto(path.replace(':id', project!.id))
    await expect(page.getByText(text).first()).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
}
