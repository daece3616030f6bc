import { type BrowserContext, expect, type Page, test as base } from 'playwright/test'
import { openSignedIn } from './signIn.ts'

export const accounts = {
  admin: { email: 'admin@fortnight.example', password: 'fortnight-admin', home: '/admin' },
  client: { email: 'client@fortnight.example', password: 'fortnight-client', home: '/dashboard' },
}

type Fixtures = {
  /** Console errors and warnings, page errors and failed hydration since the page was opened. */
  complaints: string[]
  /** What the Content-Security-Policy has refused on any page of the test so far. A test that provokes it takes it out. */
  refusals: string[]
}

const refused = 'Refused by the Content-Security-Policy:'

export const test = base.extend<Fixtures, { allRefusals: string[] }>({
  // From the event: the console says nothing of a refused evaluation which the script has caught.
  allRefusals: [
    async ({ browser }, use) => {
      const refusals: string[] = []
      browser.on('context', (context) => {
        void context.addInitScript((mark) => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
            console.info(mark, effectiveDirective, blockedURI, 'on', location.pathname, 'by', sourceFile),
          )
        }, refused)
        context.on('console', (message) => {
          if (message.text().startsWith(refused)) refusals.push(message.text())
        })
      })
      await use(refusals)
    },
    { scope: 'worker' },
  ],
  refusals: [
    async ({ allRefusals }, use) => {
      await use(allRefusals)
      expect(allRefusals.splice(0)).toEqual([])
    },
    { auto: true },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(complaints)
  },
})

export { expect }

/** Opens a page as one of the seed accounts, their home unless said otherwise. */
export const signIn = (page: Page, who: keyof typeof accounts, path = accounts[who].home) =>
  openSignedIn(page, accounts[who], path)

/** Signs out through the menu of the header. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('group', { name: 'Your account' }).getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Paths of everything that the page has requested so far from now on. */
export function recordRequests(context: BrowserContext) {
  const urls: string[] = []
  context.on('request', (request) => urls.push(request.url()))
  return urls
}
