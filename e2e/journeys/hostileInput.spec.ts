import { expect, test } from '../fixtures.ts'

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
    for (const parameter of ['q', 'category', 'page']) {
      const answer = await page.goto(`/blog?${parameter}=${encodeURIComponent(vector)}`)
      expect([200, 400], `${parameter}=${vector.slice(0, 40)}`).toContain(answer!.status())
      await expect(page.locator('main img[src="x"], main script:not([type])')).toHaveCount(0)
    }
  }
  expect(alerts).toBe(0)
})

test('hostile slugs and paths answer 404 with useful links [POST-6, ROUTE-5]', async ({ request }) => {
  for (const path of ['/blog/%3Cscript%3E', '/blog/..%2F..%2Fetc', "/blog/'%20or%201=1", `/blog/${'x'.repeat(2_000)}`, '/%00', '/..%2f..%2fpackage.json', '/assets/../package.json']) {
    const answer = await request.get(path)
    expect([400, 404], path).toContain(answer.status())
    expect(await answer.text()).not.toContain('<script>alert')
  }
})

test('an unknown post answers 404 with its own view [POST-6]', async ({ page }) => {
  const answer = await page.goto('/blog/there-is-no-such-post')
  expect(answer!.status()).toBe(404)
  await expect(page.getByText('Post Not Found')).toBeVisible()
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
})

test('an unkeyed parameter is not reflected in a page that others may get', async ({ request }) => {
  const marker = `marker-${Date.now()}`
  await request.get(`/?utm=${marker}`, { headers: { 'X-Forwarded-Host': `${marker}.example` } })
  expect(await (await request.get('/')).text()).not.toContain(marker)
})
