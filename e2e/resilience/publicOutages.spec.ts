import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import { ports } from '../ports.ts'
import { startOwnStack } from '../stackFixture.ts'

test.describe.configure({ mode: 'serial' })

// Third parties on the internet, faked as local servers: what they answer changes from test to test.
type Answer = { status?: number; body?: string; afterMs?: number }
let rates: Answer = {}
let place: Answer = {}
const serve = (answer: () => Answer) =>
  new Promise<Server>((ready) => {
    const server = createServer((_request, response) => {
      const { status = 200, body = '{}', afterMs = 0 } = answer()
      setTimeout(() => {
        response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }).end(body)
      }, afterMs)
    }).listen(0, '127.0.0.1', () => ready(server))
  })
const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}/`

let own: Awaited<ReturnType<typeof startOwnStack>>
let servers: Server[]
test.beforeAll(async () => {
  servers = [await serve(() => rates), await serve(() => place)]
  own = await startOwnStack(ports.publicOutages, {
    shellEnv: { RATES_URL: addressOf(servers[0]!), GEO_URL: addressOf(servers[1]!) },
  })
})
test.afterAll(async () => {
  await own.dispose()
  for (const server of servers) server.close()
})
test.use({ baseURL: `http://localhost:${ports.publicOutages.web}` })

const goodRates = { body: JSON.stringify({ result: 'success', rates: { INR: 83, EUR: 0.9, AUD: 1.5 } }) }

test('prices follow the country, are marked as converted and never 0 [PRICE-10, PRICE-11, CALL-11, CALL-12]', async ({
  page,
}) => {
  rates = goodRates
  place = { body: JSON.stringify({ country_name: 'India' }) }
  await page.goto('/pricing')
  await expect(page.getByText('≈').first()).toBeVisible()
  await expect(page.getByText('₹208,000').or(page.getByText('₹2,08,000')).first()).toBeVisible()
  await expect(page.getByText(/billed as \$2,500/).first()).toBeVisible()
  await expect(page.getByText(/[₹€]0(?![\d,.])/)).toHaveCount(0)
})

for (const [name, answer] of [
  ['slow', { ...goodRates, afterMs: 6_000 }],
  ['down', { status: 503 }],
  ['answering nonsense', { body: '{"result":"success","rates":{"INR":"free","EUR":-1}}' }],
  ['not answering JSON', { body: '<html>' }],
] as const) {
  test(`with the exchange rates ${name}, prices stay in dollars and nothing else changes [PRICE-13]`, async ({
    page,
    complaints,
  }) => {
    rates = answer
    place = { body: JSON.stringify({ country_name: 'India' }) }
    await page.goto('/pricing', { waitUntil: 'load' })
    await expect(page.getByText('$2,500').first()).toBeVisible()
    await expect(page.getByText('≈')).toHaveCount(0)
    expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([])
  })
}

test('without a database the pages say so in their own words, recover, and prices come from the built-in table [PART-5, BLOG-8, HOME-13, PRICE-1]', async ({
  browser,
  page,
}) => {
  test.setTimeout(60_000)
  const { stack } = own
  await stack.stopDatabase()
  await stack.stop('shell')
  await stack.start('shell')

  for (const javaScriptEnabled of [false, true]) {
    const visitor = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await visitor.goto(`${stack.origin}/partners`)
    await expect(visitor.getByText('Error Loading Partners')).toBeVisible()
    await visitor.goto(`${stack.origin}/blog`)
    await expect(visitor.getByText('Error Loading Blog Posts')).toBeVisible()
    await visitor.goto(`${stack.origin}/pricing`)
    await expect(visitor.getByText('$4,500').first()).toBeVisible()
    await visitor.close()
  }
  await page.goto('/partners')
  // A link until the page itself has asked in vain: before that it recovers without a click.
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expectAccessible(page)
  await stack.startDatabase()
  await retry.click()
  await expect(page.locator('main article').first()).toBeVisible()
})
