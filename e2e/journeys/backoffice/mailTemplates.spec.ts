import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { accounts, expect, signIn, test } from '../../support/fixtures.ts'
import { createSession, fetchApiHeaders } from '../../support/signIn.ts'

test('an admin sees what each email looks like in light and dark, and as text [ROOM-67]', async ({ page }) => {
  await signIn(page, 'admin', '/admin/mails')
  await page.getByRole('tab', { name: 'Templates' }).click()
  const template = page.getByLabel('Template', { exact: true })
  await template.selectOption('Daily digest, for a client')
  await expect(page).toHaveURL('/admin/mails?tab=templates&template=Daily+digest%2C+for+a+client')
  const readBackground = async (scheme: string) => {
    const mail = page.frameLocator(`iframe[title="Daily digest, for a client, in ${scheme} mode"]`)
    await expect(mail.getByRole('heading', { name: 'Weekend inbox' })).toBeVisible()
    return mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  }
  // Each is the same in both schemes of the page.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => readBackground('light')).toBe('rgb(251, 248, 243)')
    await expect.poll(() => readBackground('dark')).toBe('rgb(20, 19, 17)')
  }
  await expect(page.getByText('Your daily digest: “Supplier invoice agent” and 1 more project')).toBeVisible()
  await expect(page.getByText('> The first run is done')).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  // A link in a preview leads nowhere.
  const frame = page.frameLocator('iframe').first()
  await frame.getByRole('link', { name: 'Open the conversation' }).first().click()
  await expect(frame.getByRole('heading', { name: 'Weekend inbox' })).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})

test('only admins load the emails of the preview [ROOM-67]', async ({ request }) => {
  const statusFor = async (headers: Record<string, string>) =>
    (await request.get('/mails/templates', { headers })).status()
  expect(await statusFor({})).toBe(401)
  expect(await statusFor(await fetchApiHeaders(request))).toBe(401)
  expect(await statusFor((await createSession(request, accounts.client)).headers)).toBe(403)
  expect(await statusFor((await createSession(request, accounts.admin)).headers)).toBe(200)
})
