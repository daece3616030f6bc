import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../support/fixtures.ts'
import { createClient } from '../../support/createClient.ts'
import { fetchApiHeaders } from '../../support/signIn.ts'

const outbox = join(process.env.FORTNIGHT_E2E_DATA_DIR ?? '', 'outbox')

const mails = () =>
  existsSync(outbox)
    ? readdirSync(outbox)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
    : []

const linksTo = (email: string) =>
  mails()
    .filter((mail) => mail.startsWith(`To: ${email}\n`))
    .map((mail) => /http\S+\/auth\/v1\/verify\?\S+/.exec(mail)?.[0] ?? '')

test('without a mail server the link for a new password waits in the outbox [LOGIN-6]', async ({ page }) => {
  const email = `outbox-${Date.now()}@example.com`
  await page.goto('/login')
  const apikey = await page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as { supabase: { key: string } }
    return boot.supabase.key
  })
  const data = { email, password: 'six-or-more', data: { name: 'Olga Outbox' } }
  expect((await page.request.post('/auth/v1/signup', { headers: { apikey }, data })).status()).toBe(200)

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect.poll(() => linksTo(email).length).toBe(1)
  const [link = ''] = linksTo(email)
  // The embedded database makes the token of the address, which anybody may know, and of a code.
  const codes = Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0'))
  expect(codes.filter((code) => link.includes(hash('sha256', email + code)))).toEqual([])
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

for (const [turn, hostile] of [
  'https://evil.example',
  '//evil.example',
  'http://localhost:4200@evil.example',
  'http://evil.example\\@localhost',
  'http://127.0.0.1:1',
  'javascript:alert(1)',
].entries()) {
  test(`neither asking for a link nor changing it makes it lead to ${hostile} [LOGIN-6]`, async ({
    request,
    baseURL,
  }) => {
    const { email } = await createClient(request)
    // Mails are counted by the address that asks for them.
    const headers = { ...(await fetchApiHeaders(request)), 'X-Forwarded-For': `203.0.113.${100 + turn}` }
    await request.post(`/auth/v1/recover?redirect_to=${encodeURIComponent(hostile)}`, { headers, data: { email } })
    await expect.poll(() => linksTo(email).length).toBe(1)
    const link = new URL(linksTo(email)[0] ?? '')
    expect(link.origin).toBe(baseURL)
    expect(new URL(link.searchParams.get('redirect_to') ?? '').origin).toBe(baseURL)
    link.searchParams.set('redirect_to', hostile)
    const answer = await request.get(link.href, { maxRedirects: 0 })
    const { origin, hash } = new URL(answer.headers().location ?? '')
    expect([answer.status(), origin, hash]).toEqual([303, baseURL, expect.stringContaining('access_token=')])
  })
}
