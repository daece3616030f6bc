import type { Browser, BrowserContext, Page } from 'playwright/test'
import { accounts, signIn, test as base } from './fixtures.ts'

type Who = keyof typeof accounts | 'visitor'
type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** For tests that look at many screens and change nothing: each worker signs in once. */
export const test = base.extend<{ openAs: (who: Who) => Promise<Page> }, { sessionOf: (who: Who) => Promise<Session> }>(
  {
    sessionOf: [
      async ({ browser }, use) => {
        const sessions = new Map<Who, Promise<Session>>()
        await use((who) => {
          const session = sessions.get(who) ?? sessionFor(browser, who)
          sessions.set(who, session)
          return session
        })
      },
      { scope: 'worker' },
    ],
    openAs: async ({ browser, sessionOf }, use) => {
      await use(async (who) => {
        const context = await browser.newContext({ storageState: await sessionOf(who), reducedMotion: 'reduce' })
        return context.newPage()
      })
    },
  },
)

async function sessionFor(browser: Browser, who: Who): Promise<Session> {
  if (who === 'visitor') return { cookies: [], origins: [] }
  const context = await browser.newContext()
  await signIn(await context.newPage(), who)
  const session = await context.storageState()
  await context.close()
  return session
}
