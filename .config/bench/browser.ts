import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { measureSlowdown } from './slowProcessor.ts'

/** Opens a page in a new browser context, by default a desktop's: nothing cached, no user signed in. */
export type OpenPage = (device?: BrowserContextOptions) => Promise<Page>

export const launchBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

export const createOpenPage =
  (browser: Browser, baseURL: string): OpenPage =>
  (device) =>
    browser.newPage({ ...device, baseURL })

// Lighthouse's slow 4G: 1.6 Mbit/s with 150 ms.
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
// What Lighthouse sets in a browser that it really slows down. The latency stands for the round trips of a new connection,
// which a server on the same machine does not have.
const slowNewConnection = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

/** Gives the page a processor as slow as a phone's. Returns its session. */
export async function slowDownCpu(page: Page) {
  const rate = await measureSlowdown(page.context().browser()!)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/** Gives the page of a session Lighthouse's slow 4G, over a connection that is open. */
export const slowDownNetwork = (session: CDPSession) => emulateNetwork(session, slowNetwork)

/** The same for the first request to a server. */
export const slowDownNewConnection = (session: CDPSession) => emulateNetwork(session, slowNewConnection)

async function emulateNetwork(session: CDPSession, conditions: typeof slowNetwork) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditions)
}

/** Keeps the page from opening the stream of live events, with which its network would never be idle. */
export const preventLiveStream = (page: Page) =>
  page.addInitScript(() => {
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => (input === '/events' ? new Promise(() => undefined) : send(input, init))
  })
