import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { randomIp } from '../../support/network/randomIp.ts'
import { readOutbox } from '../../support/servers/readOutbox.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'

// Rate limits count by IP address, so every test has its own.
const ipHeader = () => ({ 'X-Forwarded-For': randomIp() })
const uniqueEmail = () => `reader-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`

/** Waits for the only mail to an address and returns its links. */
async function waitForMailedLinks(email: string) {
  await expect.poll(() => readOutbox(email).length).toBe(1)
  const [mail = ''] = readOutbox(email)
  const findLink = (step: string) => new RegExp(`http\\S+/newsletter/${step}\\?token=\\S+`).exec(mail)?.[0] ?? ''
  return { confirm: findLink('confirm'), unsubscribe: findLink('unsubscribe') }
}

test.describe('The newsletter without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader without JavaScript subscribes, confirms the mailed link and unsubscribes [BLOG-7]', async ({
    page,
    request,
  }) => {
    const email = uniqueEmail()
    await page.setExtraHTTPHeaders(ipHeader())
    await page.goto('/newsletter')
    await page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

    const { confirm, unsubscribe } = await waitForMailedLinks(email)
    // Mail scanners open every link: opening one alone must change nothing.
    for (const link of [confirm, unsubscribe]) expect((await request.get(link)).status()).toBe(200)
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible()

    await page.goto(unsubscribe)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  })

  test('the newsletter form rejects an invalid email address [BLOG-7]', async ({ page }) => {
    await page.setExtraHTTPHeaders(ipHeader())
    await page.goto('/newsletter')
    // The browser accepts this address, but the server does not.
    await page.getByRole('textbox', { name: 'Email address' }).fill('reader@localhost')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('alert')).toContainText('This doesn’t look like an email address.')
  })
})

test('known and unknown addresses get the same response, and only one mail is sent [BLOG-7]', async ({ request }) => {
  const email = uniqueEmail()
  const headers = { ...ipHeader(), Accept: 'application/json' }
  const responses: unknown[] = []
  for (let attempt = 1; attempt <= 2; attempt++) {
    const response = await request.post('/newsletter', { headers, form: { email } })
    responses.push([response.status(), await response.json()])
  }
  expect(responses[0]).toEqual([200, { message: expect.stringContaining('on its way') }])
  expect(responses[1]).toEqual(responses[0])
  await waitForMailedLinks(email)
})

test('the newsletter form ignores bots and rate-limits floods [BLOG-7]', async ({ request }) => {
  const email = uniqueEmail()
  const headers = { ...ipHeader(), Accept: 'application/json' }
  const subscribe = (form: Record<string, string>) => request.post('/newsletter', { headers, form })
  expect((await subscribe({ email, website: 'https://spam.example' })).status()).toBe(200)
  for (let attempt = 2; attempt <= 5; attempt++) expect((await subscribe({ email: 'invalid' })).status()).toBe(400)
  const sixth = await subscribe({ email })
  expect([sixth.status(), await sixth.json()]).toEqual([429, { message: expect.stringMatching(/wait \d+ seconds/) }])
  expect(readOutbox(email)).toEqual([])
})

test('a mail program unsubscribes a reader with one click [BLOG-7]', async ({ request }) => {
  const email = uniqueEmail()
  await request.post('/newsletter', { headers: ipHeader(), form: { email } })
  const { confirm, unsubscribe } = await waitForMailedLinks(email)
  const response = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  const lateConfirmation = await request.post(confirm, { maxRedirects: 0 })
  expect(lateConfirmation.headers().location).toBe('/newsletter/expired')
})

test('the newsletter pages are accessible and hydrate without errors', async ({ page, pageErrors }) => {
  for (const step of ['', '/try-again', '/confirm?token=c0ffee', '/confirmed', '/expired']) {
    await page.goto(`/newsletter${step}`)
    await waitForHydration(page, 'main h1')
    await expectAccessible(page)
  }
  expect(pageErrors).toEqual([])
})
