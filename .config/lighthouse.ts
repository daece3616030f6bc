import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

type Row = { value: string; unit: string }
type Requests = { items: { resourceType: string; transferSize: number }[] }

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/** Medians of Lighthouse's mobile run of a page: four scores, paint times (ms), blocking time (ms), shift, script bytes (KB). */
export async function lighthouseOf(url: string, runs: number, chromePath: string): Promise<Record<string, Row>> {
  const samples: Record<string, number>[] = []
  for (let i = 0; i < runs; i++) samples.push(await run(url, chromePath))
  const median = (key: string) => {
    const values = samples.map((sample) => sample[key]!).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)]!
  }
  const row = (key: string, unit: string, digits = 0): Row => ({ value: median(key).toFixed(digits), unit })
  return {
    'Lighthouse performance': row('performance', 'of 100'),
    'Lighthouse accessibility': row('accessibility', 'of 100'),
    'Lighthouse best practices': row('best-practices', 'of 100'),
    'Lighthouse SEO': row('seo', 'of 100'),
    'first contentful paint': row('fcp', 'ms'),
    'largest contentful paint': row('lcp', 'ms'),
    'total blocking time': row('tbt', 'ms'),
    'layout shift': row('cls', '', 3),
    'JavaScript transferred': row('scriptKb', 'KB', 1),
  }
}

async function run(url: string, chromePath: string) {
  const chrome = await launch({ chromePath, chromeFlags: flags })
  try {
    const { lhr } = (await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' }))!
    const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const categories = Object.entries(lhr.categories).map(([id, { score }]) => [id, (score ?? 0) * 100])
    const requests = lhr.audits['network-requests']?.details as unknown as Requests
    const scripts = requests.items.filter(({ resourceType }) => resourceType === 'Script')
    return {
      ...(Object.fromEntries(categories) as Record<string, number>),
      fcp: audit('first-contentful-paint'),
      lcp: audit('largest-contentful-paint'),
      tbt: audit('total-blocking-time'),
      cls: audit('cumulative-layout-shift'),
      scriptKb: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    }
  } finally {
    chrome.kill()
  }
}
