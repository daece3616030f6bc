import { type Browser, chromium, type Page } from 'playwright'

/** Opens a page in a new browser context: nothing cached, no user signed in. */
export type OpenPage = () => Promise<Page>

export const launchBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

export const createOpenPage =
  (browser: Browser, baseURL: string): OpenPage =>
  () =>
    browser.newPage({ baseURL })
