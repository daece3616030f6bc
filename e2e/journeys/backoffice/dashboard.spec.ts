import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

test('an admin sees six figures that lead to their lists, and what happened last [ADMIN-DASH-1, ADMIN-DASH-2, ADMIN-DASH-3, ADMIN-DASH-4]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const figures = page.getByRole('list', { name: 'Statistics' }).getByRole('link')
  await expect(figures).toHaveCount(6)
  await expect(figures.filter({ hasText: 'Total FAQs' })).toHaveText(/Total FAQs\d+/)
  for (const name of ['Latest sign-ups', 'Latest projects', 'Latest posts']) {
    const rows = page.getByRole('region', { name }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThanOrEqual(5)
  }

  await figures.filter({ hasText: 'Technology Partners' }).click()
  await expect(page).toHaveURL(/\/admin\/partners$/)
  await page.goBack()
  await page.getByRole('link', { name: 'New FAQ' }).click()
  await expect(page).toHaveURL(/\/admin\/faqs\/new$/)
})

test('the sidebar leads everywhere, says who is signed in, and signs out, in all tabs and without leaving drafts [ADMIN-1, ADMIN-2, ADMIN-3]', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin')
  const sidebar = page.getByRole('navigation', { name: 'Back office' })
  for (const [name, path] of [
    ['Blog Posts', '/admin/blog'],
    ['Partners', '/admin/partners'],
    ['FAQs', '/admin/faqs'],
    ['Pricing', '/admin/pricing'],
    ['Customers', '/admin/customers'],
    ['Projects', '/admin/projects'],
    ['Dashboard', '/admin'],
  ] as const) {
    await sidebar.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await expect(page.getByRole('main').getByText('admin@fortnight.example')).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto('/admin/faqs/new')
  await otherTab.getByLabel('Question').fill('Who may read this?')
  const drafts = () => otherTab.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
  await expect.poll(drafts).toHaveLength(1)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/login' && url.search === '')
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await otherTab.waitForURL((url) => url.pathname === '/')
  await expect.poll(drafts).toEqual([])
})

test('a figure or a panel that cannot be had says so, keeps the rest, and comes with a second try [ERR-3]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.route(/content_stats|blog_posts/, (route) => route.abort())
  await page.reload()
  const posts = page.getByRole('link', { name: /^Total Blog Posts/ })
  await expect(posts).toContainText('—')
  await expect(page.getByRole('link', { name: /^Client Projects/ })).toHaveText(/\d+/)
  await expect(page.getByText('The posts could not be loaded')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(posts).toHaveText(/\d+/)
})
