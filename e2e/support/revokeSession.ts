import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { apiHeaders } from './signIn.ts'

/** Lets the page's own session end as the server ends one: the token runs out and is not renewed. */
export async function loseSession(page: Page) {
  const token = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
    return session.access_token
  })
  const headers = { ...(await apiHeaders(page.request)), Authorization: `Bearer ${token}` }
  const answer = await page.request.post('/auth/v1/logout?scope=local', { headers })
  expect(answer.ok()).toBe(true)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('fortnight-auth')!) as object
    localStorage.setItem('fortnight-auth', JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }))
    // The library looks at its session again when the tab comes to the front.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}
