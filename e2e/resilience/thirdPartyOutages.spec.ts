import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer, type Socket } from 'node:net'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'
import { waitForHydration } from '../support/waitForHydration.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.thirdPartyOutages.web}` })

type FakeResponse = { status?: number; body?: string; delayMs?: number }

// What the fakes of the third-party services respond with; tests change it.
let ratesResponse: FakeResponse = {}
let countryResponse: FakeResponse = {}

const startFakeService = (getResponse: () => FakeResponse) =>
  new Promise<Server>((resolve) => {
    const server = createServer((_request, response) => {
      const { status = 200, body = '{}', delayMs = 0 } = getResponse()
      setTimeout(() => {
        response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }).end(body)
      }, delayMs)
    }).listen(0, '127.0.0.1', () => resolve(server))
  })

const portOf = (server: TcpServer) => (server.address() as AddressInfo).port

// A mail server that accepts connections and never responds.
const mailConnections = new Set<Socket>()
const hangingMailServer = createTcpServer((socket) => mailConnections.add(socket.on('error', () => undefined)))

let servers: Awaited<ReturnType<typeof startOwnStack>>
let fakeServices: Server[]

test.beforeAll(async () => {
  fakeServices = [await startFakeService(() => ratesResponse), await startFakeService(() => countryResponse)]
  await new Promise<void>((resolve) => hangingMailServer.listen(0, '127.0.0.1', resolve))
  const [RATES_URL, GEO_URL] = fakeServices.map((service) => `http://localhost:${portOf(service)}/`)
  const SMTP_URL = `smtp://127.0.0.1:${portOf(hangingMailServer)}`
  servers = await startOwnStack(ports.thirdPartyOutages, {
    shellEnv: { RATES_URL: RATES_URL!, GEO_URL: GEO_URL!, SMTP_URL },
  })
})

test.afterAll(async () => {
  await servers.dispose()
  for (const connection of mailConnections) connection.destroy()
  hangingMailServer.close()
  for (const service of fakeServices) {
    service.closeAllConnections()
    service.close()
  }
})

/** The first one shown: the links to the plans are hidden on wide screens. */
const visibleText = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

const validRates = { body: JSON.stringify({ result: 'success', rates: { INR: 83, EUR: 0.9, AUD: 1.5 } }) }

test("prices are converted to the country's currency, are marked as converted, and are never 0 [PRICE-10, PRICE-11, CALL-11, CALL-12]", async ({
  page,
}) => {
  ratesResponse = validRates
  countryResponse = { body: JSON.stringify({ country_name: 'India' }) }
  await page.goto('/pricing')
  await expect(visibleText(page, '≈')).toBeVisible()
  await expect(visibleText(page, /₹2(08|,08),000/)).toBeVisible()
  await expect(page.getByText(/billed as \$2,500/).first()).toBeVisible()
  await expect(page.getByText(/[₹€]0(?![\d,.])/)).toHaveCount(0)
})

test('a visitor who switches lookups off on the privacy page sends no request to either service [PRIV-2]', async ({
  page,
}) => {
  ratesResponse = validRates
  countryResponse = { body: JSON.stringify({ country_name: 'India' }) }
  const services = fakeServices.map((service) => `localhost:${portOf(service)}`)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).host))
  await page.goto('/privacy')
  const lookups = page.getByRole('switch', { name: 'Look up my country and exchange rates' })
  await lookups.click()
  await expect(lookups).not.toBeChecked()
  await page.goto('/pricing')
  await waitForHydration(page, '#plans')
  await expect(visibleText(page, '$2,500')).toBeVisible()
  expect(requested.filter((host) => services.includes(host))).toEqual([])

  await page.goto('/privacy')
  await expect(lookups).not.toBeChecked()
  await lookups.click()
  await page.goto('/pricing')
  await expect(visibleText(page, '≈')).toBeVisible()
  expect(new Set(requested.filter((host) => services.includes(host)))).toEqual(new Set(services))
})

for (const [fault, response] of [
  ['responds slowly', { ...validRates, delayMs: 6_000 }],
  ['is down', { status: 503 }],
  ['responds with invalid values', { body: '{"result":"success","rates":{"INR":"free","EUR":-1}}' }],
  ['responds without JSON', { body: '<html>' }],
] as const) {
  test(`prices stay in US dollars without an error when the exchange rate service ${fault} [PRICE-13]`, async ({
    page,
    pageErrors,
  }) => {
    ratesResponse = response
    countryResponse = { body: JSON.stringify({ country_name: 'India' }) }
    await page.goto('/pricing', { waitUntil: 'load' })
    await expect(visibleText(page, '$2,500')).toBeVisible()
    await expect(page.getByText('≈')).toHaveCount(0)
    expect(pageErrors.filter((message) => !message.includes('Failed to load resource'))).toEqual([])
  })
}

for (const [fault, response] of [
  ['does not respond', { delayMs: 60_000 }],
  ['is down', { status: 503 }],
  ['responds with invalid values', { body: '{"country_name":["India"]}' }],
  ['responds without JSON', { body: '<html>' }],
] as const) {
  test(`prices are in US dollars and other currencies can be chosen when the country service ${fault} [PRICE-13, PRICE-14]`, async ({
    page,
    pageErrors,
  }) => {
    ratesResponse = validRates
    countryResponse = response
    await page.goto('/pricing', { waitUntil: 'load' })
    await expect(visibleText(page, '$2,500')).toBeVisible()
    const currencySelect = page.getByLabel('Show prices in')
    await expect(currencySelect).toHaveValue('USD')
    await expect(page.getByText('≈')).toHaveCount(0)
    await currencySelect.selectOption('INR')
    await expect(page.getByText(/billed as \$2,500/).first()).toBeVisible()
    expect(pageErrors.filter((message) => !message.includes('Failed to load resource'))).toEqual([])
  })
}

test('the newsletter form confirms a subscription at once when the mail server hangs, and the log reports the failed mail [BLOG-7]', async ({
  page,
}) => {
  const { logLines } = servers
  await page.goto('/blog')
  await waitForHydration(page, 'form[action="/newsletter"]')
  await page.getByLabel('Email address').fill('reader@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const confirmation = page.getByRole('status').filter({ hasText: 'an email with a confirmation link is on its way' })
  // Before the mail could time out, which takes ten seconds.
  await expect(confirmation).toBeVisible({ timeout: 8_000 })
  const breakConnections = () => {
    for (const connection of mailConnections) connection.destroy()
    return logLines.join('\n')
  }
  // Repeatedly, because the server may be sending another mail first.
  await expect.poll(breakConnections).toMatch(/mail to r…@example\.com: /)
})

test('public pages show their own error messages without a database, prices come from the built-in table, and Retry recovers [PART-5, BLOG-8, HOME-13, PRICE-1]', async ({
  browser,
  page,
}) => {
  test.setTimeout(60_000)
  const { stack } = servers
  await stack.stopDatabase()
  await stack.stop('shell')
  await stack.start('shell')

  for (const javaScriptEnabled of [false, true]) {
    const visitorPage = await browser.newPage({ javaScriptEnabled })
    await visitorPage.goto(`${stack.origin}/partners`)
    await expect(visitorPage.getByText('Error Loading Partners')).toBeVisible()
    await visitorPage.goto(`${stack.origin}/blog`)
    await expect(visitorPage.getByText('Error Loading Blog Posts')).toBeVisible()
    await visitorPage.goto(`${stack.origin}/pricing`)
    await expect(visibleText(visitorPage, '$4,500')).toBeVisible()
    await visitorPage.close()
  }
  await page.goto('/partners')
  // The server renders Retry as a link. It becomes a button when the browser's own attempts have failed.
  const retryButton = page.getByRole('button', { name: 'Retry' })
  await expect(retryButton).toBeVisible()
  await expectAccessible(page)
  await stack.startDatabase()
  await retryButton.click()
  await expect(page.locator('main article').first()).toBeVisible()
})
