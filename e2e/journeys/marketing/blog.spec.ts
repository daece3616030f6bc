import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { markDocument } from '../../support/markDocument.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'

const waitForSearchForm = (page: Page) => waitForHydration(page, 'main form[role=search]')
const waitForShareMenu = (page: Page) => waitForHydration(page, 'main article summary')

const articleCount = (page: Page) => page.getByRole('region', { name: 'Articles', exact: true }).getByRole('status')
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

test.describe('The blog', () => {
  test('the blog lists its posts, newest first, and links to each [BLOG-3, BLOG-5, BLOG-6, POST-1, POST-5]', async ({
    page,
    pageErrors,
  }) => {
    await page.goto('/blog')
    await waitForSearchForm(page)
    await expect(articleCount(page)).toHaveText(/^Showing \d+ articles$/)
    const dates = await page
      .locator('article time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(dates).toEqual([...dates].sort().reverse())
    await expectAccessible(page)

    const title = await titles(page).nth(1).innerText()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('article').locator('[data-text] p').first()).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expectAccessible(page)
    expect(pageErrors).toEqual([])
  })

  test('the blog searches while the visitor types, without a reload, and keeps the search in the URL [BLOG-1, BLOG-2, BLOG-4]', async ({
    page,
  }) => {
    await page.goto('/blog')
    await waitForSearchForm(page)
    const isSameDocument = await markDocument(page)
    await page.getByRole('searchbox').pressSequentially('INVOICES')
    await expect(page).toHaveURL('/blog?q=INVOICES')
    await expect(articleCount(page)).toHaveText('Showing 1 article')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.getByLabel('Category').selectOption('Technical')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    expect(await isSameDocument()).toBe(true)
    await page.goBack()
    await expect(page.getByLabel('Category')).toHaveValue('Technical')
  })

  test('the blog responds with 200 and no script to malicious query parameters [BLOG-4]', async ({ request }) => {
    for (const query of [
      'q=%25%27%3B--',
      'q=%3Cscript%3Ealert(1)%3C/script%3E',
      'page=-1',
      'page=9e9',
      'category=%00',
      'q=eq.5',
    ]) {
      const response = await request.get(`/blog?${query}`)
      expect([query, response.status()]).toEqual([query, 200])
      expect(await response.text()).not.toContain('<script>alert(1)')
    }
  })
})

test.describe('A post', () => {
  test('a post stays as the server rendered it: hydration downloads no Markdown renderer and changes no text', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
    })
    await page.goto('/blog/do-it-once')
    const serverHtml = await page.locator('[data-text]').innerHTML()
    expect(serverHtml).toContain('hljs-keyword')
    await waitForShareMenu(page)
    expect(await page.locator('[data-text]').innerHTML()).toBe(serverHtml)
    expect(scripts.filter((script) => script.includes('micromark') || script.includes('attentionMarkers'))).toEqual([])
  })

  test('the contents of a post are open beside its text, and folded above it on narrow screens', async ({ page }) => {
    await page.goto('/blog/handover-is-the-product')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const links = contents.locator('li').filter({ visible: true })
    await expect(links).toHaveCount(6)
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(links).toHaveCount(0)
    await contents.getByText('On this page').click()
    await expect(links).toHaveCount(6)
  })

  test('a post can be shared through a menu, or its link copied [POST-10, POST-11]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/blog/do-it-once')
    await waitForShareMenu(page)
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

  test("a post is shared through the browser's own dialog, or the menu when that fails [POST-9, POST-13]", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const sharedData: unknown[] = []
      const share = (data: unknown) => (sharedData.push(data) > 1 ? Promise.reject(new Error('No')) : Promise.resolve())
      Object.assign(navigator, { share, sharedData })
    })
    await page.goto('/blog/do-it-once')
    await waitForShareMenu(page)
    const shareButton = page.getByText('Share', { exact: true })
    await shareButton.click()
    const readSharedData = () =>
      page.evaluate(() => (navigator as unknown as { sharedData: { url: string }[] }).sharedData)
    expect((await readSharedData())[0]?.url).toBe(page.url())
    await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeHidden()
    await shareButton.click()
    await expect(page.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
  })

  test('an unknown or draft post responds with 404, and a renamed post redirects [POST-6, POST-7]', async ({
    page,
    request,
  }) => {
    for (const slug of ['no-such-post', 'the-first-month-after-launch', '%3Cscript%3E', '..%2f..%2fetc']) {
      expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
    }
    const response = await page.goto('/blog/no-such-post')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await expectAccessible(page)
    const renamed = await request.get('/blog/what-does-an-agent-cost', { maxRedirects: 0 })
    expect([renamed.status(), renamed.headers().location]).toEqual([301, '/blog/what-an-agent-costs-to-run'])
  })

  test('the other articles can be searched where a post is not found', async ({ page }) => {
    await page.goto('/blog/no-such-post')
    await page.getByLabel('Search the other articles').fill('handover')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/blog?q=handover')
    await expect(page.getByRole('link', { name: 'The handover is the product' })).toBeVisible()
  })

  test('the blog URL with a trailing slash leads to the list [POST-4]', async ({ page }) => {
    await page.goto('/blog/')
    await expect(page).toHaveURL('/blog')
  })
})

test.describe('The blog without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor without JavaScript can search the blog, share a post and subscribe to the newsletter [BLOG-1, BLOG-2, POST-10, BLOG-7]', async ({
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
    await page.getByLabel('Email address').fill('reader@blog.example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/newsletter/thanks')
  })
})
