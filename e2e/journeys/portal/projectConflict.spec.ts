import type { Page } from 'playwright/test'
import { fetchProjects, insertProjects } from '../../support/clientProjects.ts'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'
import { openSignedIn } from '../../support/signIn.ts'

const clickSave = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const expectSaved = (page: Page) => expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible()

for (const { choice, savedButtons, stored } of [
  // Keeping one's own version saves again.
  { choice: 'Keep mine', savedButtons: 1, stored: { name: 'Named in the first tab', description: 'Second tab' } },
  { choice: 'Take theirs', savedButtons: 0, stored: { name: 'Named in the first tab', description: 'First tab' } },
]) {
  test(`the second of two tabs that edit a project is told of the conflict and can choose “${choice}” [PROJ-8]`, async ({
    page,
    context,
    request,
  }) => {
    const client = await createClient(request)
    const [project] = await insertProjects(request, client, [{ name: 'Refund agent', description: 'Before' }])
    const path = `/project/${project!.id}/edit`
    await openSignedIn(page, client, '/dashboard')
    const secondPage = await context.newPage()
    await page.goto(path)
    await secondPage.goto(path)
    await page.getByLabel('Project name').fill('Named in the first tab')
    await page.getByLabel('Description').fill('First tab')
    await secondPage.getByLabel('Description').fill('Second tab')
    await clickSave(page)
    await expectSaved(page)
    await clickSave(secondPage)

    const conflict = secondPage.getByRole('region', { name: 'This project was changed in the meantime' })
    await expect(conflict).toBeFocused()
    for (const text of ['First tab', 'Second tab', 'Named in the first tab', 'You didn’t change this']) {
      await expect(conflict.getByText(text, { exact: true })).toBeVisible()
    }
    await expectAccessibleInBothSchemes(secondPage)
    await conflict.getByRole('button', { name: choice }).click()
    await expect(secondPage.getByRole('button', { name: 'Saved!' })).toHaveCount(savedButtons)
    await expect(secondPage.getByLabel('Description')).toHaveValue(stored.description)
    await expect(conflict).toHaveCount(0)
    expect(await fetchProjects(request, client, 'name,description')).toEqual([stored])
  })
}
