import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSilentServer, type Server as NetServer, type Socket } from 'node:net'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import { ports } from '../support/ports.ts'
import { startOwnStack } from '../support/startOwnStack.ts'

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
const portOf = (server: NetServer) => (server.address() as AddressInfo).port

// Takes every connection and never says a word.
const callers = new Set<Socket>()
const silentMail = createSilentServer((caller) => callers.add(caller.on('error', () => undefined)))

let servers: Awaited<ReturnType<typeof startOwnStack>>
let services: Server[]
test.beforeAll(async () => {
  services = [await serve(() => rates), await serve(() => place)]
  await new Promise<void>((ready) => silentMail.listen(0, '127.0.0.1', ready))
  const [RATES_URL, GEO_URL] = services.map((service) => `http://localhost:${portOf(service)}/`)
  const SMTP_URL = `smtp://127.0.0.1:${portOf(silentMail)}`
  servers = await startOwnStack(ports.thirdPartyOutages, {
    shellEnv: { RATES_URL: RATES_URL!, GEO_URL: GEO_URL!, SMTP_URL },
  })
})
test.afterAll(async () => {
  await servers.dispose()
  for (const caller of callers) caller.destroy()
  silentMail.close()
  for (const service of services) {
    service.closeAllConnections()
    service.close()
  }
})
test.use({ baseURL: `http://localhost:${ports.thirdPartyOutages.web}` })

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
    pageErrors,
  }) => {
    rates = answer
    place = { body: JSON.stringify({ country_name: 'India' }) }
    await page.goto('/pricing', { waitUntil: 'load' })
    await expect(page.getByText('$2,500').first()).toBeVisible()
    await expect(page.getByText('≈')).toHaveCount(0)
    expect(pageErrors.filter((text) => !/Failed to load resource/.test(text))).toEqual([])
  })
}

for (const [name, answer] of [
  ['silent', { afterMs: 60_000 }],
  ['down', { status: 503 }],
  ['answering nonsense', { body: '{"country_name":["India"]}' }],
  ['not answering JSON', { body: '<html>' }],
] as const) {
  test(`with the country service ${name}, prices are in dollars from the start and stay so, and other currencies can be chosen [PRICE-13, PRICE-14]`, async ({
    page,
    pageErrors,
  }) => {
    rates = goodRates
    place = answer
    await page.goto('/pricing', { waitUntil: 'load' })
    await expect(page.getByText('$2,500').first()).toBeVisible()
    const currency = page.getByLabel('Show prices in')
    await expect(currency).toHaveValue('USD')
    await expect(page.getByText('≈')).toHaveCount(0)
    await currency.selectOption('INR')
    await expect(page.getByText(/billed as \$2,500/).first()).toBeVisible()
    expect(pageErrors.filter((text) => !/Failed to load resource/.test(text))).toEqual([])
  })
}

test('with a mail server that takes the connection and never says a word, readers hear at once that their wish is noted, and the log says what became of the mail [BLOG-7]', async ({
  page,
}) => {
  const { logLines } = servers
  await page.goto('/blog')
  await waitForHydration(page, 'form[action="/newsletter"]')
  await page.getByLabel('E-mail address').fill('reader@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const answer = page.getByRole('status').filter({ hasText: 'a mail with a link is on its way' })
  await expect(answer).toBeVisible({ timeout: 3_000 })
  await expect.poll(() => callers.size).toBe(1)
  for (const caller of callers) caller.destroy()
  await expect.poll(() => logLines.join('\n')).toMatch(/mail to r…@example\.com: /)
})

test('without a database the pages say so in their own words, recover, and prices come from the built-in table [PART-5, BLOG-8, HOME-13, PRICE-1]', async ({
  browser,
  page,
}) => {
  test.setTimeout(60_000)
  const { stack } = servers
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
