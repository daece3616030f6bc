import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

type Requests = { items: { resourceType: string; transferSize: number }[] }

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/** What one run of Lighthouse says about a page: scores of 100, times in ms, transferred bytes in KB. */
export type PageFigures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  htmlKb: number
  fontKb: number
  imageKb: number
  scriptKb: number
  requests: number
  /** How fast the machine was meanwhile, by Lighthouse's own measure. */
  machine: number
}

/** Lighthouse's mobile run of a page in a browser of its own. */
export async function lighthouseRun(url: string, chromePath: string): Promise<PageFigures> {
  const chrome = await launch({ chromePath, chromeFlags: flags })
  try {
    const { lhr } = (await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' }))!
    const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const score = (id: string) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100)
    const { items } = lhr.audits['network-requests']?.details as unknown as Requests
    const kb = (type: string) =>
      items.filter(({ resourceType }) => resourceType === type).reduce((sum, item) => sum + item.transferSize, 0) / 1000
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: audit('first-contentful-paint'),
      lcp: audit('largest-contentful-paint'),
      tbt: audit('total-blocking-time'),
      cls: audit('cumulative-layout-shift'),
      htmlKb: kb('Document'),
      fontKb: kb('Font'),
      imageKb: kb('Image'),
      scriptKb: kb('Script'),
      requests: items.length,
      machine: lhr.environment.benchmarkIndex,
    }
  } finally {
    chrome.kill()
  }
}

/** The median of each figure by itself. */
export function medians(runs: PageFigures[]): PageFigures {
  const figure = (key: keyof PageFigures) => {
    const values = runs.map((run) => run[key]).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)]!
  }
  const keys = Object.keys(runs[0]!) as (keyof PageFigures)[]
  return Object.fromEntries(keys.map((key) => [key, figure(key)])) as PageFigures
}
