import type { Page } from 'playwright'
import { preventMeasuring } from '../../e2e/support/network/preventMeasuring.ts'
import { kb, recordTransfers, scriptBytes } from '../../e2e/support/network/recordTransfers.ts'
import { type OpenPage, slowDownCpu, slowDownNetwork } from './browser.ts'
import { percentiles } from './measure.ts'
import type { PublicPage } from './publicPages.ts'
import { createRow, type Row } from './resultsTable.ts'

/** Measures what public pages load at the first press of a key, and how long they then take until they are hydrated. */
export async function measureHydration(openPage: OpenPage, pages: PublicPage[], samples: number): Promise<Row[]> {
  const scriptKb: Record<string, number> = {}
  const desktopMs: Record<string, number> = {}
  const slowMs: Record<string, number> = {}
  for (const { name, path } of pages) {
    console.log(`Hydration: ${name}`)
    const desktop = await measurePage(openPage, path, samples, false)
    scriptKb[name] = desktop.scriptKb
    desktopMs[name] = desktop.ms
    slowMs[name] = (await measurePage(openPage, path, samples, true)).ms
  }
  return [
    createRow({ figure: 'JavaScript after the first press, KB', digits: 1, atMost: 145 }, scriptKb),
    createRow({ figure: 'from the first press to hydrated, desktop, p50, ms', atMost: 250 }, desktopMs),
    createRow({ figure: 'the same with slow 4G and a slow processor, p50, ms', atMost: 1_500 }, slowMs),
  ]
}

async function measurePage(openPage: OpenPage, path: string, samples: number, isSlow: boolean) {
  const durations: number[] = []
  let bytes = 0
  for (let i = 0; i < samples; i++) {
    const page = await openPage()
    if (isSlow) await slowDownNetwork(await slowDownCpu(page))
    await preventMeasuring(page)
    const transfers = await recordTransfers(page)
    await page.goto(path)
    durations.push(await hydrate(page))
    bytes = scriptBytes(transfers())
    await page.close()
  }
  return { ms: percentiles(durations).p50, scriptKb: bytes / kb }
}

/** Presses a key that does nothing. Returns the time until the page is hydrated, in ms of the page's own clock. */
async function hydrate(page: Page) {
  const pressedAt = await page.evaluate(() => performance.now())
  await page.keyboard.press('Shift')
  return (await waitUntilHydrated(page)) - pressedAt
}

/** Waits until a page and each of its sections, which are hydrated one by one, are. Returns the time of the page's own clock in ms. */
export async function waitUntilHydrated(page: Page): Promise<number> {
  const hydratedAt = await page.waitForFunction(
    () => {
      const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
      const isComplete = [...document.querySelectorAll('main section')].every(isHydrated)
      return document.documentElement.dataset.hydrated !== undefined && isComplete && performance.now()
    },
    undefined,
    { polling: 'raf', timeout: 20_000 },
  )
  return (await hydratedAt.jsonValue()) as number
}
