import type { Page } from 'playwright/test'

/** Makes the stored session's access token expired, optionally with another refresh token. */
export const expireAccessToken = (page: Page, refreshToken?: string) =>
  page.evaluate((token) => {
    const session = JSON.parse(localStorage.getItem('fortnight-auth')!) as Record<string, unknown>
    const expired = { ...session, expires_at: 1, ...(token && { refresh_token: token }) }
    localStorage.setItem('fortnight-auth', JSON.stringify(expired))
  }, refreshToken)
