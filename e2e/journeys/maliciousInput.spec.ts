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

test('the blog runs no script from malicious search words, categories or page numbers', async ({ page }) => {
  test.setTimeout(60_000)
  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts++
    void dialog.dismiss()
  })
  for (const vector of vectors) {
    const encoded = encodeURIComponent(vector)
    for (const query of [`q=${encoded}&category=${encoded}`, `page=${encoded}`]) {
      const response = await page.goto(`/blog?${query}`)
      expect([200, 400], query.slice(0, 60)).toContain(response!.status())
      await expect(page.locator('main img[src="x"], main script:not([type])')).toHaveCount(0)
    }
  }
  expect(alerts).toBe(0)
})

test('malicious slugs and paths get an error status and are not echoed as HTML [POST-6, ROUTE-5]', async ({
  request,
}) => {
  for (const path of [
    '/blog/%3Cscript%3E',
    '/blog/..%2F..%2Fetc',
    "/blog/'%20or%201=1",
    `/blog/${'x'.repeat(2_000)}`,
    '/%00',
    '/..%2f..%2fpackage.json',
    '/assets/../package.json',
  ]) {
    const response = await request.get(path)
    expect([400, 404, 414], path).toContain(response.status())
    expect(await response.text()).not.toContain('<script>alert')
  }
})

test('an unknown post responds with 404 and its own view [POST-6]', async ({ page }) => {
  const response = await page.goto('/blog/there-is-no-such-post')
  expect(response!.status()).toBe(404)
  await expect(page.getByText('Post Not Found')).toBeVisible()
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
})

test('a renamed post redirects to its new URL with 301, and a deleted post responds with 410', async ({
  request,
  page,
}) => {
  const renamed = await request.get('/blog/what-does-an-agent-cost', { maxRedirects: 0 })
  expect(renamed.status()).toBe(301)
  expect(renamed.headers().location).toBe('/blog/what-an-agent-costs-to-run')

  await signIn(page, 'admin')
  const statuses = await page.evaluate(async () => {
    const boot = JSON.parse(document.getElementById('boot')!.textContent) as { supabase: { key: string } }
    const { access_token: token } = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
    const headers = { apikey: boot.supabase.key, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const post = {
      slug: 'deleted-soon',
      title: 'Deleted soon',
      excerpt: 'Soon.',
      image_url: '/images/posts/deleted-soon.svg',
    }
    await fetch('/rest/v1/blog_posts', { method: 'POST', headers, body: JSON.stringify(post) })
    const before = (await fetch('/blog/deleted-soon')).status
    await fetch('/rest/v1/blog_posts?slug=eq.deleted-soon', { method: 'DELETE', headers })
    return [before, (await fetch('/blog/deleted-soon')).status]
  })
  expect(statuses).toEqual([200, 410])
})
