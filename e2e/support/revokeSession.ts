import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { fetchApiHeaders } from './signIn.ts'

/** Revokes the page's session on the server and expires its access token, so that the refresh fails. */
export async function revokeSession(page: Page) {
  const token = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
    return session.access_token
  })
  const headers = { ...(await fetchApiHeaders(page.request)), Authorization: `Bearer ${token}` }
  const response = await page.request.post('/auth/v1/logout?scope=local', { headers })
  expect(response.ok()).toBe(true)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('fortnight-auth')!) as object
    localStorage.setItem('fortnight-auth', JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }))
    // The auth library checks its session when the tab becomes visible.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}
