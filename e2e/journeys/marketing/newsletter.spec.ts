import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'

const outbox = join(process.env.FORTNIGHT_E2E_DATA_DIR ?? '', 'outbox')

// Limits are per visitor's address, and every test is a visitor of its own.
const part = () => Math.floor(Math.random() * 254) + 1
const from = () => ({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` })
const newAddress = () => `reader-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`

function mailsTo(address: string) {
  if (!existsSync(outbox)) return []
  const mails = readdirSync(outbox).filter((name) => name.endsWith('.txt'))
  return mails
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(`To: ${address}\n`))
}

async function linksIn(address: string) {
  await expect.poll(() => mailsTo(address).length).toBe(1)
  const [mail = ''] = mailsTo(address)
  const link = (step: string) => new RegExp(`http\\S+/newsletter/${step}\\?token=\\S+`).exec(mail)?.[0] ?? ''
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader subscribes, confirms by the mailed link and leaves again [BLOG-7]', async ({ page, request }) => {
    const address = newAddress()
    await page.setExtraHTTPHeaders(from())
    await page.goto('/newsletter')
    await page.getByRole('textbox', { name: 'Email' }).fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

    const { confirm, unsubscribe } = await linksIn(address)
    // A program that checks mails opens every link.
    for (const link of [confirm, unsubscribe]) expect((await request.get(link)).status()).toBe(200)
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible()

    await page.goto(unsubscribe)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect(page.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible()
  })

  test('an address with a mistake is told so [BLOG-7]', async ({ page }) => {
    await page.setExtraHTTPHeaders(from())
    await page.goto('/newsletter')
    // The browser lets it pass, the server does not.
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@nowhere')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('alert')).toContainText('This does not look like an e-mail address.')
  })
})

test('known and unknown addresses get the same answer, and only one mail within minutes [BLOG-7]', async ({
  request,
}) => {
  const address = newAddress()
  const headers = { ...from(), Accept: 'application/json' }
  const answers = []
  for (let tries = 0; tries < 2; tries++) {
    const answer = await request.post('/newsletter', { headers, form: { email: address } })
    answers.push([answer.status(), await answer.json()])
  }
  expect(answers[0]).toEqual([200, { message: expect.stringContaining('on its way') }])
  expect(answers[1]).toEqual(answers[0])
  await linksIn(address)
})

test('robots and floods are turned away [BLOG-7]', async ({ request }) => {
  const address = newAddress()
  const headers = { ...from(), Accept: 'application/json' }
  const ask = (form: Record<string, string>) => request.post('/newsletter', { headers, form })
  expect((await ask({ email: address, website: 'https://spam.example' })).status()).toBe(200)
  for (let tries = 1; tries < 5; tries++) expect((await ask({ email: 'nobody' })).status()).toBe(400)
  const sixth = await ask({ email: address })
  expect([sixth.status(), await sixth.json()]).toEqual([429, { message: expect.stringMatching(/wait \d+ seconds/) }])
  expect(mailsTo(address)).toEqual([])
})

test('a mail program ends the subscription with its own button [BLOG-7]', async ({ request }) => {
  const address = newAddress()
  await request.post('/newsletter', { headers: from(), form: { email: address } })
  const { confirm, unsubscribe } = await linksIn(address)
  const answer = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  const late = await request.post(confirm, { maxRedirects: 0 })
  expect(late.headers().location).toBe('/newsletter/expired')
})

test('the pages of the newsletter are accessible and hydrate quietly', async ({ page, pageErrors: pageErrors }) => {
  for (const step of ['', '/try-again', '/confirm?token=c0ffee', '/confirmed', '/expired']) {
    await page.goto(`/newsletter${step}`, { waitUntil: 'networkidle' })
    await expectAccessible(page)
  }
  expect(pageErrors).toEqual([])
})
