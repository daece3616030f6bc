import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'

const outbox = join(process.env.FORTNIGHT_E2E_DATA_DIR ?? '', 'outbox')

const mails = () =>
  existsSync(outbox)
    ? readdirSync(outbox)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
    : []

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
  const own = () => mails().filter((mail) => mail.startsWith(`To: ${email}\n`))
  await expect.poll(() => own().length).toBe(1)
  const link = /http\S+\/auth\/v1\/verify\?\S+/.exec(own()[0] ?? '')?.[0] ?? ''
  // The embedded database makes the token of the address, which anybody may know, and of a code.
  const codes = Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0'))
  expect(codes.filter((code) => link.includes(hash('sha256', email + code)))).toEqual([])
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})
