import { type OpenPage, slowDownCpu, slowDownNewConnection } from './browser.ts'
import { percentiles } from './measure.ts'
import { createRow, type Row } from './resultsTable.ts'

// Lighthouse's phone.
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const settleMs = 1_500

/**
 * Measures when a phone's browser has painted pages on a first visit, with a slow network and processor that really are slow.
 * Lighthouse computes these times from an unthrottled visit, and counts fonts that do not delay the paint.
 */
export async function measureFirstVisits(
  openPage: OpenPage,
  urls: Record<string, string>,
  barePageUrl: string,
  samples: number,
): Promise<Row[]> {
  const barePage = await measureVisits(openPage, barePageUrl, samples)
  const firstPaints: Record<string, number> = {}
  const largestPaints: Record<string, number> = {}
  const largestPaintMs: Record<string, number> = { 'bare page': barePage.largestMs }
  for (const [name, url] of Object.entries(urls)) {
    console.log(`First visits: ${name}`)
    const { firstMs, largestMs } = await measureVisits(openPage, url, samples)
    firstPaints[name] = firstMs / barePage.firstMs
    largestPaints[name] = largestMs / barePage.largestMs
    largestPaintMs[name] = largestMs
  }
  return [
    createRow({ figure: 'largest paint, slow 4G and slow processor, p50, ms' }, largestPaintMs),
    createRow({ figure: 'first paint there, times the bare page', digits: 2, atMost: 1.4 }, firstPaints),
    createRow({ figure: 'largest paint there, times the bare page', digits: 2, atMost: 1.7 }, largestPaints),
  ]
}

async function measureVisits(openPage: OpenPage, url: string, samples: number) {
  const visits: { firstMs: number; largestMs: number }[] = []
  for (let i = 0; i < samples; i++) visits.push(await visit(openPage, url))
  return {
    firstMs: percentiles(visits.map(({ firstMs }) => firstMs)).p50,
    largestMs: percentiles(visits.map(({ largestMs }) => largestMs)).p50,
  }
}

/** The times of the first and the largest paint of one visit, in ms. */
async function visit(openPage: OpenPage, url: string) {
  const page = await openPage(phone)
  await slowDownNewConnection(await slowDownCpu(page))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  const times = await page.evaluate(async () => {
    const last = (type: string) =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type,
          buffered: true,
        }),
      )
    return { firstMs: await last('paint'), largestMs: await last('largest-contentful-paint') }
  })
  await page.close()
  return times
}
