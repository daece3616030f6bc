import { expect, test } from '../../support/fixtures.ts'
import { createClient } from '../../support/createClient.ts'
import { createSession, openSignedIn } from '../../support/signIn.ts'

test('a session that was revoked on another device ends with an explanation, although its token is still valid [AUTH-7]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const { headers } = await createSession(request, client)
  expect((await request.post('/auth/v1/logout?scope=others', { headers })).ok()).toBe(true)
  await page.reload()
  await page.waitForURL('**/admin/login?next=%2Fdashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible()
})
