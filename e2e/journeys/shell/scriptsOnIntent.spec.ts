import type { Page } from 'playwright/test'
import { expect, recordRequests, signIn, test } from '../../support/fixtures.ts'
import { waitUntilSettled } from '../../support/waitUntilSettled.ts'

const isHydrated = (page: Page) => page.locator(':root[data-hydrated]')
const isScript = (url: string) => new URL(url).pathname.endsWith('.js')

test('public pages request no script before the visitor does something [START-1]', async ({
  context,
  page,
  request,
}) => {
  const [post] = /\/blog\/[a-z0-9-]+/.exec(await (await request.get('/rss.xml')).text())!
  const pages = ['/', '/blog', post, '/partners', '/learn-how-it-works', '/ai-agent-use-cases', '/what-is-ai-agent']
  const urls = recordRequests(context)
  for (const path of [...pages, '/newsletter', '/no/such/page']) {
    await page.goto(path)
    await waitUntilSettled(page)
    // A short scroll is not enough.
    await page.mouse.wheel(0, 50)
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(0)
    expect(urls.filter(isScript), path).toEqual([])
  }
})

const intents: [string, (page: Page) => Promise<unknown>][] = [
  // Browsers report where the pointer is when a page opens beneath it, as an event without any movement.
  ['move the pointer', (page) => page.mouse.move(200, 300, { steps: 5 })],
  ['touch the screen', (page) => page.touchscreen.tap(5, 400)],
  ['press a key', (page) => page.keyboard.press('Shift')],
  ['move the focus', (page) => page.getByRole('link', { name: 'Skip to content' }).focus()],
  ['scroll past the first screen', (page) => page.evaluate(() => scrollTo(0, innerHeight))],
]

test.describe('a visitor', () => {
  test.use({ hasTouch: true })
  for (const [action, act] of intents) {
    test(`hydrates the home page when they ${action} [START-1]`, async ({ page }) => {
      await page.goto('/')
      await act(page)
      await expect(isHydrated(page)).toBeAttached()
    })
  }
})

test('the pricing page hydrates by itself, because it converts prices [START-2]', async ({ page }) => {
  await page.goto('/pricing')
  await expect(isHydrated(page)).toBeAttached()
})

for (const [name, connection] of Object.entries({ 'data saver': { saveData: true }, '2G': { effectiveType: '2g' } })) {
  test(`the pricing page waits for the visitor with ${name} [START-2]`, async ({ context, page }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection })
    }, connection)
    const urls = recordRequests(context)
    await page.goto('/pricing')
    await waitUntilSettled(page)
    expect(urls.filter(isScript)).toEqual([])
    await page.keyboard.press('Shift')
    await expect(isHydrated(page)).toBeAttached()
  })
}

test('a public page shows the account menu of a signed-in client without any action [START-2]', async ({ page }) => {
  await signIn(page, 'client')
  await page.goto('/blog')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})
