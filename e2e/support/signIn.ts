import type { APIRequestContext, Page } from 'playwright/test'

export type Credentials = { email: string; password: string }

/** Headers for calls of the API as a visitor, with the key that every page carries. */
export async function apiHeaders(request: APIRequestContext) {
  const page = await (await request.get('/login')).text()
  const key = /"key":"([^"]+)"/.exec(page)?.[1] ?? ''
  return { apikey: key }
}

/** A session of somebody, and headers for calls of the API in their name. */
export async function sessionOf(request: APIRequestContext, { email, password }: Credentials) {
  const headers = await apiHeaders(request)
  const answer = await request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password } })
  if (!answer.ok()) throw new Error(`Nobody was signed in: ${answer.status()} ${await answer.text()}`)
  const session = (await answer.json()) as { access_token: string; expires_in: number }
  return { session, headers: { ...headers, Authorization: `Bearer ${session.access_token}` } }
}

/** Opens a page as somebody who has signed in before. The screen for that has tests of its own. */
export async function openSignedIn(page: Page, credentials: Credentials, path: string) {
  const { session } = await sessionOf(page.request, credentials)
  const expires_at = Math.floor(Date.now() / 1_000) + session.expires_in
  // A text of this site, from where its storage can be written without anything of the product running.
  await page.goto('/robots.txt')
  await page.evaluate(
    (kept) => localStorage.setItem('fortnight-auth', kept),
    JSON.stringify({ expires_at, ...session }),
  )
  await page.goto(path)
}

/** Signs in through the screen, as a person does, and waits for the page that was wanted. */
export async function signInOnScreen(page: Page, { email, password }: Credentials, wanted: string) {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === wanted)
}
