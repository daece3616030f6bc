import type { Browser, BrowserContext, Page } from 'playwright/test'
import { accounts, signIn, test as base } from './fixtures.ts'

const desktopViewport = { width: 1280, height: 720 }

type User = keyof typeof accounts | 'visitor'
type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type SharedPage = { page: Page; session: Session }

/**
 * For tests that do not need a browser context of their own: each worker keeps one page for a visitor, which is `page`,
 * and one for each seed account, for tests that do not change the account. Reused pages have compiled the scripts already.
 */
export const test = base.extend<
  { openAs: (user: User) => Promise<Page> },
  { sharedPageOf: (user: User) => Promise<SharedPage> }
>({
  page: async ({ openAs }, use) => use(await openAs('visitor')),
  context: async ({ page }, use) => use(page.context()),
  sharedPageOf: [
    async ({ browser }, use) => {
      const pages = new Map<User, Promise<SharedPage>>()
      await use((user) => {
        const shared = pages.get(user) ?? openSharedPage(browser, user)
        pages.set(user, shared)
        return shared
      })
      for (const shared of pages.values()) await (await shared).page.context().close()
    },
    { scope: 'worker' },
  ],
  openAs: async ({ sharedPageOf }, use) => {
    const opened = new Set<Page>()
    await use(async (user) => {
      const { page, session } = await sharedPageOf(user)
      opened.add(page)
      // Playwright's own way to restore storage would open another page each time.
      const stored = session.origins.flatMap(({ localStorage }) => localStorage)
      await page.evaluate((stored) => {
        for (const { name, value } of stored) localStorage.setItem(name, value)
      }, stored)
      return page
    })
    for (const page of opened) await resetPage(page)
  },
})

/** Removes everything the test has typed or changed, on a page where no script of the product could write it again. */
async function resetPage(page: Page) {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear()
  })
  await page.setViewportSize(desktopViewport)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function openSharedPage(browser: Browser, user: User): Promise<SharedPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: desktopViewport })
  const page = await context.newPage()
  if (user !== 'visitor') await signIn(page, user)
  const session = await context.storageState()
  await resetPage(page)
  return { page, session }
}
