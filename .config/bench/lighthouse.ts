import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'

type NetworkRequests = { items: { resourceType: string; transferSize: number }[] }

const chromeFlags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  // The certificate of http2Proxy.ts.
  '--ignore-certificate-errors',
]

/** The result of one Lighthouse run: scores of 100, times in ms, transferred bytes in KB. */
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
  /** Script files that the page requests without any action of a visitor. */
  scripts: number
  inlineScriptKb: number
  requests: number
  /** Speed of the machine during the run, by Lighthouse's own benchmark. */
  machine: number
  /** How many times slower than the machine Lighthouse assumed a phone to be. */
  slowdown: number
}

/** Runs Lighthouse's mobile preset on a page, in a browser of its own, with a phone that is `slowdown` times slower than the machine. */
export async function runLighthouse(url: string, chromePath: string, slowdown: number): Promise<PageFigures> {
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const flags = { port: chrome.port, logLevel: 'error', output: 'json' } as const
    const throttling = { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown }
    const { lhr, artifacts } = (await lighthouse(url, { ...flags, throttling }))!
    const auditValue = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const score = (id: string) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100)
    const { items } = lhr.audits['network-requests']?.details as unknown as NetworkRequests
    const transferredKb = (type: string) =>
      items.filter(({ resourceType }) => resourceType === type).reduce((sum, item) => sum + item.transferSize, 0) / 1000
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: auditValue('first-contentful-paint'),
      lcp: auditValue('largest-contentful-paint'),
      tbt: auditValue('total-blocking-time'),
      cls: auditValue('cumulative-layout-shift'),
      htmlKb: transferredKb('Document'),
      fontKb: transferredKb('Font'),
      imageKb: transferredKb('Image'),
      scripts: items.filter(({ resourceType }) => resourceType === 'Script').length,
      inlineScriptKb: measureInlineScripts(artifacts.MainDocumentContent) / 1000,
      requests: items.length,
      machine: lhr.environment.benchmarkIndex,
      slowdown,
    }
  } finally {
    chrome.kill()
  }
}

/** The median of each figure, taken separately, without runs that lack it, such as one whose paint was not recorded. */
export function medianFigures(runs: PageFigures[]): PageFigures {
  const median = (key: keyof PageFigures) => {
    const values = runs
      .map((run) => run[key])
      .filter(Number.isFinite)
      .sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? Number.NaN
  }
  const keys = Object.keys(runs[0]!) as (keyof PageFigures)[]
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as PageFigures
}

/** The bytes of all scripts in the HTML of a page, without its data, compressed with Brotli like all other bytes. */
function measureInlineScripts(html: string) {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script)
  return brotliCompressSync(scripts.join('\n')).byteLength
}
