import { type BrowserContext, expect, type Page, type Response, test as base } from 'playwright/test'
import { openSignedIn } from './signIn.ts'

export const accounts = {
  admin: { email: 'admin@fortnight.example', password: 'fortnight-admin', home: '/admin' },
  client: { email: 'client@fortnight.example', password: 'fortnight-client', home: '/dashboard' },
}

type Fixtures = {
  /** Console errors and warnings, uncaught errors and hydration failures since the page was opened. */
  pageErrors: string[]
  /** Content-Security-Policy violations on any page of the test so far; the test fails when any are left at its end. */
  cspViolations: string[]
  /** Queries of pages that the server's list of allowed requests does not have; the test fails when there are any at its end. */
  rejectedQueries: string[]
}

const cspPrefix = 'Content-Security-Policy violation:'

type WorkerFixtures = { workerViolations: string[]; workerRejections: Promise<string | undefined>[] }

/** The query of a response that says that the product does not send it. */
async function findRejection(response: Response) {
  if (response.status() !== 400 || !response.url().includes('/rest/v1/')) return undefined
  // A page that has gone to another address in the meantime has no body.
  const body = await response.text().catch(() => '')
  return body.includes('"query_rejected"') ? `${response.request().method()} ${response.url()}: ${body}` : undefined
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // From the event: the console does not show a blocked `eval` that the script has caught.
  workerViolations: [
    async ({ browser }, use) => {
      const violations: string[] = []
      browser.on('context', (context) => {
        void context.addInitScript((prefix) => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
            console.info(prefix, effectiveDirective, blockedURI, 'on', location.pathname, 'by', sourceFile),
          )
        }, cspPrefix)
        context.on('console', (message) => {
          if (message.text().startsWith(cspPrefix)) violations.push(message.text())
        })
      })
      await use(violations)
    },
    { scope: 'worker' },
  ],
  cspViolations: [
    async ({ workerViolations }, use) => {
      await use(workerViolations)
      expect(workerViolations.splice(0)).toEqual([])
    },
    { auto: true },
  ],
  workerRejections: [
    async ({ browser }, use) => {
      const rejections: WorkerFixtures['workerRejections'] = []
      browser.on('context', (context) => {
        context.on('response', (response) => void rejections.push(findRejection(response)))
      })
      await use(rejections)
    },
    { scope: 'worker' },
  ],
  rejectedQueries: [
    async ({ workerRejections }, use) => {
      const rejectedQueries: string[] = []
      await use(rejectedQueries)
      const rejections = await Promise.all(workerRejections.splice(0))
      rejectedQueries.push(...rejections.filter((query) => query !== undefined))
      expect(rejectedQueries).toEqual([])
    },
    { auto: true },
  ],
  pageErrors: async ({ page }, use) => {
    const pageErrors: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text())
    })
    page.on('pageerror', (error) => pageErrors.push(error.message))
    await use(pageErrors)
  },
})

export { expect }

/** Opens a page signed in as a seed account; by default its home page. */
export const signIn = (page: Page, user: keyof typeof accounts, path = accounts[user].home) =>
  openSignedIn(page, accounts[user], path)

/** Signs out through the header's account menu. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('group', { name: 'Your account' }).getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Records the URL of every request from now on. The returned array grows. */
export function recordRequests(context: BrowserContext) {
  const urls: string[] = []
  context.on('request', (request) => urls.push(request.url()))
  return urls
}
