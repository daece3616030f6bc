import type { Browser, Page } from 'playwright/test'
import { askFrom } from './spoofClientIp.ts'
import { expect, test } from './fixtures.ts'
import { ports } from './ports.ts'
import type { Step } from './screens/screenSteps.ts'
import { type Credentials, openSignedIn } from './signIn.ts'
import { slowLine } from './fakes/slowConnection.ts'
import { startOwnServers } from './startOwnStack.ts'

/** Something that is waited for in vain, on a page that was opened when the database still answered. */
export type Wait = {
  path: string
  /** Whoever is signed in, if anybody. */
  who?: Credentials
  /** What is typed before, by its label; it is still there afterwards. */
  typed?: Record<string, string>
  before?: Step
  act: Step
  /** What ends the wait. */
  end: Step
}

export const says =
  (sentence: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible()
export const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' })
export const offersRetry: Step = (page) => expect(retry(page).first()).toBeVisible()
export const tooSlow = says('The server took too long to answer.')
// The server gives up a second before the page does, which on a busy machine is about the same time.
export const noAnswer = says(/^The server (could not be reached|took too long to answer)\./)

/** Servers of a file's own whose database hangs while something is waited for in vain. Gives what waits. */
export function hangingDatabase(at: (typeof ports)[keyof typeof ports]) {
  let line: Awaited<ReturnType<typeof slowLine>>
  let own: Awaited<ReturnType<typeof startOwnServers>>
  test.beforeAll(async () => {
    line = await slowLine(ports.shared.api)
    // One proxy is trusted to say from where somebody asks.
    const shellEnv = { SUPABASE_URL: line.url, FORTNIGHT_TRUSTED_PROXIES: '1' }
    own = await startOwnServers(at, { shellEnv })
  })
  test.afterAll(async () => {
    await own.dispose()
    line.close()
  })
  test.afterEach(() => {
    line.delayMs = 0
    line.cut()
  })

  /** Waits on all pages at once, so that it takes no longer than the longest one. Gives the pages. */
  return async function waitInVain(browser: Browser, waits: Wait[]) {
    const open = async ({ path, who, typed = {}, before }: Wait, i: number) => {
      const page = await browser.newPage({ baseURL: own.stack.origin })
      // People of their own: one alone may not have so many questions before the database.
      await askFrom(page, `203.0.113.${i}`)
      await (who ? openSignedIn(page, who, path) : page.goto(path))
      await before?.(page)
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
      return page
    }
    test.setTimeout(120_000)
    // One after the other, or on a busy machine the first would wait too long already.
    const pages: Page[] = []
    for (const [i, one] of waits.entries()) pages.push(await open(one, i))
    line.delayMs = Infinity
    const wait = async ({ path, act, end, typed = {} }: Wait, page: Page) => {
      const began = Date.now()
      await act(page)
      await end(page)
      expect(Date.now() - began, path).toBeLessThan(10_000)
      for (const [label, text] of Object.entries(typed)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
      }
    }
    await Promise.all(waits.map((one, i) => wait(one, pages[i]!)))
    line.delayMs = 0
    line.cut()
    return pages
  }
}
