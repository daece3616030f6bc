import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import type { Browser } from 'playwright'

/**
 * The result of Lighthouse's benchmark on the phones that the figures are about: a quarter of the reference machine's, as
 * Lighthouse slows a processor down by four.
 */
const phoneBenchmark = 1_000

/**
 * How many times slower the processor has to be to be as fast as a phone's; never less than 1. Measured again each time,
 * because the speed of shared machines changes within minutes. Takes a second.
 */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const benchmark = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return Math.max(1, benchmark / phoneBenchmark)
}
