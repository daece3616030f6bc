import { type Browser, type CDPSession, chromium, type Page } from 'playwright'

/** Opens a page in a new browser context: nothing cached, no user signed in. */
export type OpenPage = () => Promise<Page>

export const launchBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

export const createOpenPage =
  (browser: Browser, baseURL: string): OpenPage =>
  () =>
    browser.newPage({ baseURL })

// Lighthouse's slow 4G: 1.6 Mbit/s with 150 ms.
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Gives the page a processor of a quarter of the speed, as Lighthouse does for phones. Returns its session. */
export async function slowDownCpu(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

/** Gives the page of a session Lighthouse's slow 4G. */
export async function slowDownNetwork(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
}

/** Keeps the page from opening the stream of live events, with which its network would never be idle. */
export const preventLiveStream = (page: Page) =>
  page.addInitScript(() => {
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => (input === '/events' ? new Promise(() => undefined) : send(input, init))
  })
