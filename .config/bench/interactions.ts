import type { Page } from 'playwright'
import { type OpenPage, slowDownCpu } from './browser.ts'
import { waitUntilHydrated } from './hydration.ts'
import { percentiles, quantile } from './measure.ts'
import type { PublicPage } from './publicPages.ts'
import { createRow, type Row } from './resultsTable.ts'

const interactionCount = 20
// Close enough that several fall into every part of loading and hydration.
const pauseMs = 60
const reportMs = 500

declare global {
  interface Window {
    /** The longest event of each interaction in ms, by its id. Events below 16 ms are not reported. */
    interactionMs: Record<number, number>
    longTasksMs: number[]
  }
}

/**
 * Interacts with public pages 20 times each, on a processor as slow as a phone's, from before their scripts load until
 * after hydration. Measures the time until the next paint, and the longest task of the page meanwhile.
 */
export async function measureInteractions(openPage: OpenPage, pages: PublicPage[], samples: number): Promise<Row[]> {
  const nextPaintMs: Record<string, number> = {}
  const longestTaskMs: Record<string, number> = {}
  for (const { name, path } of pages) {
    console.log(`Interactions: ${name}`)
    const runs: Awaited<ReturnType<typeof interact>>[] = []
    for (let i = 0; i < samples; i++) runs.push(await interact(openPage, path))
    nextPaintMs[name] = quantile(
      runs.flatMap((run) => run.nextPaintsMs),
      0.98,
    )
    longestTaskMs[name] = percentiles(runs.map((run) => run.longestTaskMs)).p50
  }
  return [
    createRow({ figure: 'from an interaction to the next paint, slow processor, p98, ms', atMost: 100 }, nextPaintMs),
    createRow({ figure: 'longest task while hydrating, slow processor, p50, ms', atMost: 50 }, longestTaskMs),
  ]
}

async function interact(openPage: OpenPage, path: string) {
  const page = await openPage()
  await slowDownCpu(page)
  await page.goto(path)
  const themeSwitch = await findCenter(page, 'header button[aria-label^="Color theme"]')
  const heading = await findCenter(page, 'main h1')
  const interactions = [
    () => page.keyboard.press('Shift'),
    () => page.mouse.click(heading.x, heading.y),
    () => page.mouse.click(themeSwitch.x, themeSwitch.y),
  ]
  await recordTimings(page)
  for (let i = 0; i < interactionCount; i++) {
    await interactions[i % interactions.length]!()
    await page.waitForTimeout(pauseMs)
  }
  await waitUntilHydrated(page)
  const timings = await readTimings(page)
  await page.close()
  return timings
}

async function findCenter(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

const recordTimings = (page: Page) =>
  page.evaluate(() => {
    window.interactionMs = {}
    window.longTasksMs = []
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const longestMs = Math.max(duration, window.interactionMs[interactionId] ?? 0)
        if (interactionId) window.interactionMs[interactionId] = longestMs
      }
    }).observe({ type: 'event', durationThreshold: 16 })
    new PerformanceObserver((list) => {
      window.longTasksMs.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })

/** Reads the recorded timings, when the page has had time to report all of them. */
async function readTimings(page: Page) {
  await page.waitForTimeout(reportMs)
  const { interactionMs, longTasksMs } = await page.evaluate(() => ({
    interactionMs: window.interactionMs,
    longTasksMs: window.longTasksMs,
  }))
  const reportedMs = Object.values(interactionMs)
  const unreportedMs = Array.from({ length: Math.max(0, interactionCount - reportedMs.length) }, () => 0)
  return { nextPaintsMs: [...reportedMs, ...unreportedMs], longestTaskMs: Math.max(0, ...longTasksMs) }
}
