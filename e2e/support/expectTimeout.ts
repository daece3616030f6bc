import type { Browser, Page } from 'playwright/test'
import { startSlowConnection } from './fakes/slowConnection.ts'
import { expect, test } from './fixtures.ts'
import { type PortPair, ports } from './ports.ts'
import type { Step } from './screens/screenSteps.ts'
import { type Credentials, openSignedIn } from './signIn.ts'
import { spoofClientIp } from './network/spoofClientIp.ts'
import { startOwnServers } from './servers/startOwnStack.ts'

// Each waits for a timeout. With more of them, the pages would wait for the processor as well.
const casesAtOnce = 4

/** An action that times out, on a page that was opened while the database still responded. */
export type TimeoutCase = {
  path: string
  /** Signed in; a visitor when absent. */
  user?: Credentials
  /** Values typed before the action, by label; they must survive the timeout. */
  typed?: Record<string, string>
  setUp?: Step
  act: Step
  /** Asserts what the page shows after the timeout. */
  expectOutcome: Step
}

export const expectAlert =
  (sentence: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible()
export const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' })
export const expectRetryButton: Step = (page) => expect(retryButton(page).first()).toBeVisible()
export const expectTimeoutAlert = expectAlert('The server took too long to respond.')
// The server's deadline is a second before the page's, so on a busy machine either may come first.
export const expectUnreachableOrTimeoutAlert = expectAlert(
  /^The server (could not be reached|took too long to respond)\./,
)

/** Starts servers for one spec file whose database can hang. Returns the function that expects timeouts while it does. */
export function useHangingDatabase(ownPorts: PortPair) {
  let connection: Awaited<ReturnType<typeof startSlowConnection>>
  let servers: Awaited<ReturnType<typeof startOwnServers>>
  test.beforeAll(async () => {
    connection = await startSlowConnection(ports.shared.api)
    // One proxy is trusted, so that tests can set the client's IP address.
    const shellEnv = { SUPABASE_URL: connection.url, FORTNIGHT_TRUSTED_PROXIES: '1' }
    servers = await startOwnServers(ownPorts, { shellEnv })
  })
  test.afterAll(async () => {
    await servers.dispose()
    connection.close()
  })
  test.afterEach(() => {
    connection.delayMs = 0
    connection.closeConnections()
  })

  /** Runs several cases at the same time, each on its own page. Returns the pages. */
  return async function expectTimeouts(browser: Browser, cases: TimeoutCase[]) {
    const openPage = async ({ path, user, typed = {}, setUp }: TimeoutCase, i: number) => {
      const page = await browser.newPage({ baseURL: servers.stack.origin })
      // A client IP each: the number of concurrent queries per client is limited.
      await spoofClientIp(page, `203.0.113.${i}`)
      await (user ? openSignedIn(page, user, path) : page.goto(path))
      await setUp?.(page)
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
      return page
    }
    test.setTimeout(180_000)
    // Sequentially: on a busy machine opening all at once takes too long.
    const pages: Page[] = []
    for (const [i, timeoutCase] of cases.entries()) pages.push(await openPage(timeoutCase, i))
    connection.delayMs = Infinity
    const runCase = async ({ path, act, expectOutcome, typed = {} }: TimeoutCase, page: Page) => {
      await act(page)
      // From here on, because clicking on many pages at once takes a moment.
      const startedAt = Date.now()
      await expectOutcome(page)
      expect(Date.now() - startedAt, path).toBeLessThan(10_000)
      for (const [label, text] of Object.entries(typed)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
      }
    }
    for (let first = 0; first < cases.length; first += casesAtOnce) {
      const group = cases.slice(first, first + casesAtOnce)
      await Promise.all(group.map((timeoutCase, i) => runCase(timeoutCase, pages[first + i]!)))
    }
    connection.delayMs = 0
    connection.closeConnections()
    return pages
  }
}
