import type { APIRequestContext, Page } from 'playwright/test'

export type Credentials = { email: string; password: string }

/** Headers for API calls as a visitor, with the publishable key that every page contains. */
export async function fetchApiHeaders(request: APIRequestContext) {
  const page = await (await request.get('/login')).text()
  const key = /"key":"([^"]+)"/.exec(page)?.[1] ?? ''
  return { apikey: key }
}

/** Signs in through the API. Returns the session and headers for API calls as that user. */
export async function createSession(request: APIRequestContext, { email, password }: Credentials) {
  const headers = await fetchApiHeaders(request)
  const response = await request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password } })
  if (!response.ok()) throw new Error(`Sign-in failed: ${response.status()} ${await response.text()}`)
  const session = (await response.json()) as { access_token: string; expires_in: number }
  return { session, headers: { ...headers, Authorization: `Bearer ${session.access_token}` } }
}

/** Opens a page with a stored session, without going through the sign-in screen. */
export async function openSignedIn(page: Page, credentials: Credentials, path: string) {
  const { session } = await createSession(page.request, credentials)
  const expires_at = Math.floor(Date.now() / 1_000) + session.expires_in
  // On robots.txt the site's storage can be written without any script of the product running.
  await page.goto('/robots.txt')
  await page.evaluate(
    (stored) => localStorage.setItem('fortnight-auth', stored),
    JSON.stringify({ expires_at, ...session }),
  )
  await page.goto(path)
}

/** Signs in through the sign-in screen and waits for the page at `path`. */
export async function signInOnScreen(page: Page, { email, password }: Credentials, path: string) {
  if (!page.url().includes('/login')) await page.goto('/login')
  // The page that links here may have fields of the same names.
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === path)
}
