import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

const image = '/images/posts/the-first-month-after-launch.svg'
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const row = (page: Page, title: string) => page.getByRole('row', { name: title })
const onList = (page: Page) => page.waitForURL((url) => url.pathname === '/admin/blog')
const unique = () => `${Date.now()}-${Math.floor(Math.random() * 1_000)}`

async function find(page: Page, title: string) {
  await page.goto(`/admin/blog?q=${encodeURIComponent(title)}`)
  await expect(row(page, title)).toBeVisible()
}

async function openEditor(page: Page, title: string) {
  await find(page, title)
  await row(page, title).getByRole('link', { name: /^Edit/ }).click()
  await expect(editor(page)).toBeVisible()
}

/** Writes a post through the form; gives its address. */
async function write(page: Page, title: string, text = 'The **first** text.') {
  await page.goto('/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill(`About ${title}`)
  await page.getByLabel('Featured Image URL').fill(image)
  await editor(page).fill(text)
  const slug = await page.getByLabel('Slug').inputValue()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await onList(page)
  return `/blog/${slug}`
}

test('a post is written, seen, renamed, hidden, deleted and brought back, and visitors see each step on their next load [ADMIN-BLOG-3, ADMIN-BLOG-6, ADMIN-BLOG-7, ADMIN-BLOG-12, CALL-9]', async ({
  browser,
  page,
}) => {
  test.slow()
  const title = `The night shift ${unique()}`
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const statusOf = async (path: string) => (await visitor.goto(path))?.status()

  await signIn(page, 'admin')
  const path = await write(page, title)
  expect(await statusOf(path)).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.locator('strong', { hasText: 'first' })).toBeVisible()

  // In the same page, without a load, the public list has it too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await openEditor(page, title)
  await page.getByLabel('Slug').fill(`${path.slice('/blog/'.length)}-renamed`)
  await page.getByRole('button', { name: 'Update Post' }).click()
  await onList(page)
  await expect.poll(() => statusOf(path).then(() => new URL(visitor.url()).pathname)).toBe(`${path}-renamed`)

  await find(page, title)
  await row(page, title).getByRole('switch').click()
  await expect(row(page, title).getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await expect.poll(() => statusOf(`${path}-renamed`)).toBe(404)

  await row(page, title).getByRole('switch').click()
  await expect(row(page, title).getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await expect.poll(() => statusOf(`${path}-renamed`)).toBe(200)

  page.on('dialog', (dialog) => dialog.accept())
  await row(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('No blog posts found.')).toBeVisible()
  await expect.poll(() => statusOf(`${path}-renamed`)).toBe(410)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, title)).toBeVisible()
  // The former address leads to it again as well.
  await expect.poll(() => statusOf(path)).toBe(200)
  expect(new URL(visitor.url()).pathname).toBe(`${path}-renamed`)

  await row(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('No blog posts found.')).toBeVisible()
  await expect.poll(() => statusOf(`${path}-renamed`)).toBe(410)
})

test('two admins who edit one post at a time overwrite nothing by accident; its history has both', async ({
  openAs,
  page,
}) => {
  test.slow()
  const title = `Two hands ${unique()}`
  const other = await openAs('admin')
  await signIn(page, 'admin')
  await write(page, title, 'The first text.')
  await openEditor(page, title)
  await openEditor(other, title)

  await other.getByLabel('Excerpt').fill('Their excerpt')
  await other.getByRole('button', { name: 'Update Post' }).click()
  await onList(other)

  await editor(page).fill('My own text.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByRole('heading', { name: 'This post was changed in the meantime' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await onList(page)

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
  await onList(page)
  await openEditor(page, title)
  await expect(editor(page)).toHaveValue('The first text.')
})

test('what is typed survives a reload, and a failed save [ADMIN-BLOG-22]', async ({ page }) => {
  const title = `Kept ${unique()}`
  await signIn(page, 'admin', '/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill('An excerpt')
  await page.getByLabel('Featured Image URL').fill(image)
  await editor(page).fill('Hours of work.')
  await expect(page.getByText('Saved locally')).toBeVisible()

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
  await onList(page)
  await find(page, title)
})
