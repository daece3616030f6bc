import type { Browser, BrowserContext, Page } from 'playwright/test'
import { accounts, signIn, test as base } from './fixtures.ts'

const desk = { width: 1280, height: 720 }

type Who = keyof typeof accounts | 'visitor'
type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type Known = { page: Page; session: Session }

/** For tests that look at many screens and change nothing: each worker signs in once, and its one page
 * has understood the product's code already. */
export const test = base.extend<{ openAs: (who: Who) => Promise<Page> }, { knownAs: (who: Who) => Promise<Known> }>({
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
      await page.context().setStorageState(session)
      return page
    })
    // Nothing is left of what the test has typed or changed, and no code runs that might write it once more.
    for (const page of opened) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto('/robots.txt')
      await page.setViewportSize(desk)
      await page.emulateMedia({ colorScheme: 'light' })
    }
  },
})

async function meet(browser: Browser, who: Who): Promise<Known> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: desk })
  if (who !== 'visitor') await signIn(page, who)
  const session = await page.context().storageState()
  await page.goto('/robots.txt')
  return { page, session }
}
