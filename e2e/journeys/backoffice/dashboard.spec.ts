import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

test('the dashboard of an admin shows six statistics that link to their lists, and the latest rows [ADMIN-DASH-1, ADMIN-DASH-2, ADMIN-DASH-3, ADMIN-DASH-4]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const statistics = page.getByRole('list', { name: 'Statistics' }).getByRole('link')
  await expect(statistics).toHaveCount(6)
  await expect(statistics.filter({ hasText: 'Total FAQs' })).toHaveText(/Total FAQs\d+/)
  for (const name of ['Latest sign-ups', 'Projects', 'Latest posts']) {
    const rows = page.getByRole('region', { name }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThanOrEqual(5)
  }

  await statistics.filter({ hasText: 'Technology Partners' }).click()
  await expect(page).toHaveURL(/\/admin\/partners$/)
  await page.goBack()
  await page.getByRole('link', { name: 'New FAQ' }).click()
  await expect(page).toHaveURL(/\/admin\/faqs\/new$/)
})

test('the sidebar links to every section, names the admin, and signs out of all tabs without leaving drafts [ADMIN-1, ADMIN-2, ADMIN-3]', async ({
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
    ['Inbox', '/admin/inbox'],
    ['Report', '/admin/report'],
    ['Questionnaire', '/admin/briefs'],
    ['Holidays', '/admin/holidays'],
    ['Saved Replies', '/admin/replies'],
    ['Emails', '/admin/mails'],
    ['Releases', '/admin/releases'],
    ['Flags', '/admin/flags'],
    ['Errors', '/admin/errors'],
    ['Vitals', '/admin/vitals'],
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
  const readDraftKeys = () => otherTab.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
  await expect.poll(readDraftKeys).toHaveLength(1)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/login' && url.search === '')
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await otherTab.waitForURL((url) => url.pathname === '/')
  await expect.poll(readDraftKeys).toEqual([])
})

test('a statistic or panel that fails to load says so, leaves the others in place and can be retried [ERR-3]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.route(/content_stats|blog_posts/, (route) => route.abort())
  await page.reload()
  const postCount = page.getByRole('link', { name: /^Total Blog Posts/ })
  await expect(postCount).toContainText('—')
  await expect(page.getByRole('link', { name: /^Client Projects/ })).toHaveText(/\d+/)
  await expect(page.getByText('The posts could not be loaded')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(postCount).toHaveText(/\d+/)
})
