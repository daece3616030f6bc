import { hash } from 'node:crypto'
import { expect, test } from '../../support/fixtures.ts'
import { createClient } from '../../support/createClient.ts'
import { readOutbox } from '../../support/servers/readOutbox.ts'
import { fetchApiHeaders } from '../../support/signIn.ts'

const mailedLinks = (email: string) =>
  readOutbox(email).map((mail) => /http\S+\/auth\/v1\/verify\?\S+/.exec(mail)?.[0] ?? '')

test('without a mail server, the recovery link is written to the outbox and its token cannot be guessed [LOGIN-6]', async ({
  page,
}) => {
  const email = `outbox-${Date.now()}@example.com`
  await page.goto('/login')
  const headers = await fetchApiHeaders(page.request)
  const data = { email, password: 'six-or-more', data: { name: 'Olga Outbox' } }
  expect((await page.request.post('/auth/v1/signup', { headers, data })).status()).toBe(200)

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect.poll(() => mailedLinks(email).length).toBe(1)
  const [link = ''] = mailedLinks(email)
  // The token is a hash of the email address, which may be known, and a code, which must not be one of six digits.
  const codes = Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0'))
  expect(codes.filter((code) => link.includes(hash('sha256', email + code)))).toEqual([])
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

for (const [index, maliciousUrl] of [
  'https://evil.example',
  '//evil.example',
  'http://localhost:4200@evil.example',
  'http://evil.example\\@localhost',
  'http://127.0.0.1:1',
  'javascript:alert(1)',
].entries()) {
  test(`a recovery link does not redirect to ${maliciousUrl}, whether requested so or changed later [LOGIN-6]`, async ({
    request,
    baseURL,
  }) => {
    const { email } = await createClient(request)
    // Recovery mails are rate-limited per IP address.
    const headers = { ...(await fetchApiHeaders(request)), 'X-Forwarded-For': `203.0.113.${100 + index}` }
    await request.post(`/auth/v1/recover?redirect_to=${encodeURIComponent(maliciousUrl)}`, { headers, data: { email } })
    await expect.poll(() => mailedLinks(email).length).toBe(1)
    const link = new URL(mailedLinks(email)[0] ?? '')
    expect(link.origin).toBe(baseURL)
    expect(new URL(link.searchParams.get('redirect_to') ?? '').origin).toBe(baseURL)
    link.searchParams.set('redirect_to', maliciousUrl)
    const response = await request.get(link.href, { maxRedirects: 0 })
    const { origin, hash } = new URL(response.headers().location ?? '')
    expect([response.status(), origin, hash]).toEqual([303, baseURL, expect.stringContaining('access_token=')])
  })
}
