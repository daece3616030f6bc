import type { Browser, BrowserContext, Page } from 'playwright/test'
import { accounts, signIn, test as base } from './fixtures.ts'

type Who = keyof typeof accounts | 'visitor'
type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type Known = { context: BrowserContext; session: Session }

/** For tests that look at many screens and change nothing: each worker signs in once, and loads the product's code once. */
export const test = base.extend<{ openAs: (who: Who) => Promise<Page> }, { knownAs: (who: Who) => Promise<Known> }>({
  knownAs: [
    async ({ browser }, use) => {
      const everybody = new Map<Who, Promise<Known>>()
      await use((who) => {
        const known = everybody.get(who) ?? meet(browser, who)
        everybody.set(who, known)
        return known
      })
      for (const known of everybody.values()) await (await known).context.close()
    },
    { scope: 'worker' },
  ],
  openAs: async ({ knownAs }, use) => {
    const pages: Page[] = []
    await use(async (who) => {
      const { context, session } = await knownAs(who)
      // Nothing is left of what an earlier test has typed.
      await context.setStorageState(session)
      const page = await context.newPage()
      pages.push(page)
      return page
    })
    await Promise.all(pages.map((page) => page.close()))
  },
})

async function meet(browser: Browser, who: Who): Promise<Known> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  if (who !== 'visitor') {
    const page = await context.newPage()
    await signIn(page, who)
    await page.close()
  }
  return { context, session: await context.storageState() }
}
