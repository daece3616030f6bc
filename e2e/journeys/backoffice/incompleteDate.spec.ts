import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

test('the project form rejects an incomplete date instead of treating it as empty', async ({ openAs }) => {
  const page = await openAs('admin')
  await page.goto('/admin/projects?q=Noor')
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  await page.getByLabel('Start date').focus()
  await page.keyboard.type('09')
  await page.getByRole('button', { name: 'Save project' }).click()
  await expect(page.getByText('Enter a complete date')).toBeVisible()
  await page.getByLabel('Start date').fill('2025-09-08')
  await expect(page.getByText('Enter a complete date')).toHaveCount(0)
})
