import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

const imageUrl = '/images/posts/the-first-month-after-launch.svg'
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const row = (page: Page, title: string) => page.getByRole('row', { name: title })
const waitForList = (page: Page) => page.waitForURL((url) => url.pathname === '/admin/blog')
const uniqueSuffix = () => `${Date.now()}-${Math.floor(Math.random() * 1_000)}`

async function findPost(page: Page, title: string) {
  await page.goto(`/admin/blog?q=${encodeURIComponent(title)}`)
  await expect(row(page, title)).toBeVisible()
}

async function openEditor(page: Page, title: string) {
  await findPost(page, title)
  await row(page, title).getByRole('link', { name: /^Edit/ }).click()
  await expect(editor(page)).toBeVisible()
}

/** Creates a published post through the form and returns its path. */
async function createPost(page: Page, title: string, text = 'The **first** text.') {
  await page.goto('/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill(`About ${title}`)
  await page.getByLabel('Featured Image URL').fill(imageUrl)
  await editor(page).fill(text)
  const slug = await page.getByLabel('Slug').inputValue()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await waitForList(page)
  return `/blog/${slug}`
}

test('visitors see a post being created, renamed, hidden, deleted and restored on their next load [ADMIN-BLOG-3, ADMIN-BLOG-6, ADMIN-BLOG-7, ADMIN-BLOG-12, CALL-9]', async ({
  browser,
  page,
}) => {
  test.slow()
  const title = `The night shift ${uniqueSuffix()}`
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const fetchStatus = async (path: string) => (await visitor.goto(path))?.status()

  await signIn(page, 'admin')
  const path = await createPost(page, title)
  expect(await fetchStatus(path)).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.locator('strong', { hasText: 'first' })).toBeVisible()

  // The public list also shows it after navigating in the same page, without a load.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await openEditor(page, title)
  await page.getByLabel('Slug').fill(`${path.slice('/blog/'.length)}-renamed`)
  await page.getByRole('button', { name: 'Update Post' }).click()
  await waitForList(page)
  await expect.poll(() => fetchStatus(path).then(() => new URL(visitor.url()).pathname)).toBe(`${path}-renamed`)

  await findPost(page, title)
  await row(page, title).getByRole('switch').click()
  await expect(row(page, title).getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await expect.poll(() => fetchStatus(`${path}-renamed`)).toBe(404)

  await row(page, title).getByRole('switch').click()
  await expect(row(page, title).getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await expect.poll(() => fetchStatus(`${path}-renamed`)).toBe(200)

  page.on('dialog', (dialog) => dialog.accept())
  await row(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('No blog posts found.')).toBeVisible()
  await expect.poll(() => fetchStatus(`${path}-renamed`)).toBe(410)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, title)).toBeVisible()
  // The old URL redirects to it again as well.
  await expect.poll(() => fetchStatus(path)).toBe(200)
  expect(new URL(visitor.url()).pathname).toBe(`${path}-renamed`)

  await row(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('No blog posts found.')).toBeVisible()
  await expect.poll(() => fetchStatus(`${path}-renamed`)).toBe(410)
})

test('two admins who edit a post at the same time do not overwrite each other, and its history has both versions', async ({
  openAs,
  page,
}) => {
  test.slow()
  const title = `Two hands ${uniqueSuffix()}`
  const otherAdmin = await openAs('admin')
  await signIn(page, 'admin')
  await createPost(page, title, 'The first text.')
  await openEditor(page, title)
  await openEditor(otherAdmin, title)

  await otherAdmin.getByLabel('Excerpt').fill('Their excerpt')
  await otherAdmin.getByRole('button', { name: 'Update Post' }).click()
  await waitForList(otherAdmin)

  await editor(page).fill('My own text.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByRole('heading', { name: 'This post was changed in the meantime' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await waitForList(page)

  await openEditor(page, title)
  await expect(editor(page)).toHaveValue('My own text.')
  await expect(page.getByLabel('Excerpt')).toHaveValue('Their excerpt')

  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('Changed: Content')).toBeVisible()
  await history.getByRole('button', { name: 'Compare' }).last().click()
  await expect(history.getByRole('region', { name: 'Changes of Content' })).toContainText('first')
  await history.getByRole('button', { name: 'Restore' }).click()
  await expect(editor(page)).toHaveValue('The first text.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await waitForList(page)
  await openEditor(page, title)
  await expect(editor(page)).toHaveValue('The first text.')
})

test('a draft of a post survives a reload and a failed save [ADMIN-BLOG-22]', async ({ page }) => {
  const title = `Kept ${uniqueSuffix()}`
  await signIn(page, 'admin', '/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill('An excerpt')
  await page.getByLabel('Featured Image URL').fill(imageUrl)
  await editor(page).fill('Hours of work.')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()

  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(editor(page)).toHaveValue('Hours of work.')

  await page.route('**/rest/v1/blog_posts*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' })).toBeVisible()
  await expect(editor(page)).toHaveValue('Hours of work.')
  await expectAccessible(page)
  await page.unroute('**/rest/v1/blog_posts*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await waitForList(page)
  await findPost(page, title)
})
