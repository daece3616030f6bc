import { expect, signIn } from '../support/fixtures.ts'
import { test } from '../support/sharedPages.ts'

const vectors = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'; drop table faqs; --",
  '%',
  '_',
  '(),.*',
  '\u202Etxt',
  '\u{1F600}'.repeat(30),
  'x'.repeat(5_000),
]

test('hostile search words, categories and pages are shown harmlessly', async ({ page }) => {
  test.setTimeout(60_000)
  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts++
    void dialog.dismiss()
  })
  for (const vector of vectors) {
    const hostile = encodeURIComponent(vector)
    for (const parameters of [`q=${hostile}&category=${hostile}`, `page=${hostile}`]) {
      const answer = await page.goto(`/blog?${parameters}`)
      expect([200, 400], parameters.slice(0, 60)).toContain(answer!.status())
      await expect(page.locator('main img[src="x"], main script:not([type])')).toHaveCount(0)
    }
  }
  expect(alerts).toBe(0)
})

test('hostile slugs and paths answer 404 with useful links [POST-6, ROUTE-5]', async ({ request }) => {
  for (const path of [
    '/blog/%3Cscript%3E',
    '/blog/..%2F..%2Fetc',
    "/blog/'%20or%201=1",
    `/blog/${'x'.repeat(2_000)}`,
    '/%00',
    '/..%2f..%2fpackage.json',
    '/assets/../package.json',
  ]) {
    const answer = await request.get(path)
    expect([400, 404, 414], path).toContain(answer.status())
    expect(await answer.text()).not.toContain('<script>alert')
  }
})

test('an unknown post answers 404 with its own view [POST-6]', async ({ page }) => {
  const answer = await page.goto('/blog/there-is-no-such-post')
  expect(answer!.status()).toBe(404)
  await expect(page.getByText('Post Not Found')).toBeVisible()
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
})

test('a renamed post answers 301 to its new address, a deleted one 410', async ({ request, page }) => {
  const moved = await request.get('/blog/what-does-an-agent-cost', { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toBe('/blog/what-an-agent-costs-to-run')

  await signIn(page, 'admin')
  const status = await page.evaluate(async () => {
    const boot = JSON.parse(document.getElementById('boot')!.textContent!) as { supabase: { key: string } }
    const { access_token: token } = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
    const headers = { apikey: boot.supabase.key, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const post = { slug: 'soon-gone', title: 'Soon gone', excerpt: 'Soon.', image_url: '/images/posts/soon-gone.svg' }
    await fetch('/rest/v1/blog_posts', { method: 'POST', headers, body: JSON.stringify(post) })
    const before = (await fetch('/blog/soon-gone')).status
    await fetch('/rest/v1/blog_posts?slug=eq.soon-gone', { method: 'DELETE', headers })
    return [before, (await fetch('/blog/soon-gone')).status]
  })
  expect(status).toEqual([200, 410])
})
