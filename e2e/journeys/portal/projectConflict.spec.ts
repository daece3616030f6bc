import type { Page } from 'playwright/test'
import { fetchProjects, insertProjects } from '../../support/clientProjects.ts'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'
import { openSignedIn } from '../../support/signIn.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const saved = (page: Page) => expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible()

for (const { choice, stored } of [
  { choice: 'Keep mine', stored: { name: 'Named in the first tab', description: 'Second tab' } },
  { choice: 'Take theirs', stored: { name: 'Named in the first tab', description: 'First tab' } },
]) {
  test(`of two tabs that edit a project the second is told, and may choose: ${choice} [PROJ-8]`, async ({
    page,
    context,
    request,
  }) => {
    const client = await createClient(request)
    const [project] = await insertProjects(request, client, [{ name: 'Refund agent', description: 'Before' }])
    const path = `/project/${project!.id}/edit`
    await openSignedIn(page, client, '/dashboard')
    const second = await context.newPage()
    await page.goto(path)
    await second.goto(path)
    await page.getByLabel('Project name').fill('Named in the first tab')
    await page.getByLabel('Description').fill('First tab')
    await second.getByLabel('Description').fill('Second tab')
    await save(page)
    await saved(page)
    await save(second)

    const panel = second.getByRole('region', { name: 'This project was changed in the meantime' })
    await expect(panel).toBeFocused()
    for (const text of ['First tab', 'Second tab', 'Named in the first tab', 'You did not change this']) {
      await expect(panel.getByText(text, { exact: true })).toBeVisible()
    }
    await expectAccessibleInBothSchemes(second)
    await panel.getByRole('button', { name: choice }).click()
    if (choice === 'Keep mine') await saved(second)
    await expect(second.getByLabel('Description')).toHaveValue(stored.description)
    await expect(panel).toHaveCount(0)
    expect(await fetchProjects(request, client, 'name,description')).toEqual([stored])
  })
}
