import type { Browser, BrowserContext, Page } from 'playwright/test'
import { accounts, signIn, test as base } from './fixtures.ts'

const desk = { width: 1280, height: 720 }

type Who = keyof typeof accounts | 'visitor'
type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type Known = { page: Page; session: Session }

/** For tests that need no browser of their own: each worker keeps one page for a visitor, which is `page`, and one for
 * each account of the seed, for tests that change nothing of it. They have understood the product's code already. */
export const test = base.extend<{ openAs: (who: Who) => Promise<Page> }, { knownAs: (who: Who) => Promise<Known> }>({
  page: async ({ openAs }, use) => use(await openAs('visitor')),
  context: async ({ page }, use) => use(page.context()),
  knownAs: [
    async ({ browser }, use) => {
      const everybody = new Map<Who, Promise<Known>>()
      await use((who) => {
        const known = everybody.get(who) ?? meet(browser, who)
        everybody.set(who, known)
        return known
      })
      for (const known of everybody.values()) await (await known).page.context().close()
    },
    { scope: 'worker' },
  ],
  openAs: async ({ knownAs }, use) => {
    const opened = new Set<Page>()
    await use(async (who) => {
      const { page, session } = await knownAs(who)
      opened.add(page)
      // By hand, in the page that stands at this site already: Playwright opens another one for it, every time.
      const kept = session.origins.flatMap(({ localStorage }) => localStorage)
      await page.evaluate((kept) => {
        for (const { name, value } of kept) localStorage.setItem(name, value)
      }, kept)
      return page
    })
    for (const page of opened) await leaveNothing(page)
  },
})

/** Nothing is left of what the test has typed or changed, and no code runs that might write it once more. */
async function leaveNothing(page: Page) {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear()
  })
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function meet(browser: Browser, who: Who): Promise<Known> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: desk })
  const page = await context.newPage()
  if (who !== 'visitor') await signIn(page, who)
  const session = await context.storageState()
  await leaveNothing(page)
  return { page, session }
}
