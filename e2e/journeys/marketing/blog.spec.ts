import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'

/** Waits until React has taken over what the page is about: a post, or the form that searches for one. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('main form[role=search], main article summary')
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })

const count = (page: Page) => page.getByRole('region', { name: 'Articles', exact: true }).getByRole('status')
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

test.describe('The blog', () => {
  test('lists its posts, the newest first, and leads to each [BLOG-3, BLOG-5, BLOG-6, POST-1, POST-5]', async ({
    page,
    pageErrors: pageErrors,
  }) => {
    await page.goto('/blog')
    await hydrated(page)
    await expect(count(page)).toHaveText(/^Showing \d+ articles$/)
    const days = await page
      .locator('article time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(days).toEqual([...days].sort().reverse())
    await expectAccessible(page)

    const title = await titles(page).nth(1).innerText()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('article').locator('[data-text] p').first()).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expectAccessible(page)
    expect(pageErrors).toEqual([])
  })

  test('searches while somebody types, and remembers it in the address [BLOG-1, BLOG-2, BLOG-4]', async ({ page }) => {
    await page.goto('/blog')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('searchbox').pressSequentially('INVOICES')
    await expect(page).toHaveURL('/blog?q=INVOICES')
    await expect(count(page)).toHaveText('Showing 1 article')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.getByLabel('Category').selectOption('Technical')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.goBack()
    await expect(page.getByLabel('Category')).toHaveValue('Technical')
  })

  test('takes hostile addresses for a question without an answer [BLOG-4]', async ({ request }) => {
    for (const query of [
      'q=%25%27%3B--',
      'q=%3Cscript%3Ealert(1)%3C/script%3E',
      'page=-1',
      'page=9e9',
      'category=%00',
      'q=eq.5',
    ]) {
      const answer = await request.get(`/blog?${query}`)
      expect([query, answer.status()]).toEqual([query, 200])
      expect(await answer.text()).not.toContain('<script>alert(1)')
    }
  })
})

test.describe('A post', () => {
  test('is what the server has rendered: hydration downloads no renderer and changes no word', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
    })
    await page.goto('/blog/do-it-once')
    const served = await page.locator('[data-text]').innerHTML()
    expect(served).toContain('hljs-keyword')
    await hydrated(page)
    expect(await page.locator('[data-text]').innerHTML()).toBe(served)
    expect(scripts.filter((script) => script.includes('micromark') || script.includes('attentionMarkers'))).toEqual([])
  })

  test('is shared by a menu, or copied [POST-10, POST-11]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/blog/do-it-once')
    await hydrated(page)
    await page.getByText('Share', { exact: true }).click()
    for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'Email']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expect(page.getByText('Link copied!')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Facebook' })).toBeHidden()
  })

  test("is shared by the browser's own sheet, and by the menu when that fails [POST-9, POST-13]", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      const share = (data: unknown) => (shared.push(data) > 1 ? Promise.reject(new Error('No')) : Promise.resolve())
      Object.assign(navigator, { share, shared })
    })
    await page.goto('/blog/do-it-once')
    await hydrated(page)
    const control = page.getByText('Share', { exact: true })
    await control.click()
    const shared = () => page.evaluate(() => (navigator as unknown as { shared: { url: string }[] }).shared)
    expect((await shared())[0]?.url).toBe(page.url())
    await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeHidden()
    await control.click()
    await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
  })

  test('that does not exist, or is a draft, is not found; one that was renamed is [POST-6, POST-7]', async ({
    page,
    request,
  }) => {
    for (const slug of ['no-such-post', 'the-first-month-after-launch', '%3Cscript%3E', '..%2f..%2fetc']) {
      expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
    }
    const answer = await page.goto('/blog/no-such-post')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await expectAccessible(page)
    const moved = await request.get('/blog/what-does-an-agent-cost', { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/blog/what-an-agent-costs-to-run'])
  })

  test('without a slug leads to the list [POST-4]', async ({ page }) => {
    await page.goto('/blog/')
    await expect(page).toHaveURL('/blog')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog can be searched, a post shared and the newsletter asked for [BLOG-1, BLOG-2, POST-10, BLOG-7]', async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.getByRole('searchbox').fill('agent')
    await page.getByLabel('Category').selectOption('Education')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/blog?q=agent&category=Education')
    await expect(page.getByLabel('Category')).toHaveValue('Education')
    await titles(page).first().getByRole('link').click()
    await page.getByText('Share', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
    await expect(page.getByText('Copy link')).toHaveCount(0)
    await page.getByLabel('E-mail address').fill('reader@blog.example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/newsletter/thanks')
  })
})
