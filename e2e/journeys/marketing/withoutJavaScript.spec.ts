import { expect, test } from '../../support/fixtures.ts'

test.use({ javaScriptEnabled: false })

test('FAQs open one at a time without JavaScript [HOME-11]', async ({ page }) => {
  await page.goto('/')
  const faqs = page.locator('#faq details')
  await faqs.nth(0).locator('summary').click()
  await expect(faqs.nth(0)).toHaveAttribute('open', '')
  await faqs.nth(1).locator('summary').click()
  await expect(faqs.nth(1)).toHaveAttribute('open', '')
  await expect(faqs.nth(0)).not.toHaveAttribute('open', '')
  await faqs.nth(1).locator('summary').click()
  await expect(faqs.nth(1)).not.toHaveAttribute('open', '')
})

test('the blog searches and filters through plain forms and links without JavaScript [BLOG-1, BLOG-2, BLOG-3, BLOG-4]', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByText(/^Showing \d+ articles$/)).toBeVisible()
  await page.getByRole('searchbox').fill('AGENT')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/q=AGENT/)
  await expect(page.getByText(/^Showing \d+ articles?$/)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('AGENT')
  await page.goto('/blog?q=zzz-no-such-thing')
  await expect(page.getByText('No articles found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or category filter.')).toBeVisible()
  await page.goto('/blog?category=Technical')
  await expect(page.locator('main article').first()).toContainText('Technical')
})

test('a plan links to sign-up with its name without JavaScript [PRICE-1, PRICE-9]', async ({ page }) => {
  await page.goto('/pricing')
  for (const plan of ['Starter Agent', 'Professional Agent', 'Enterprise Agent']) {
    await expect(page.getByRole('heading', { name: plan })).toBeVisible()
  }
  await page.locator('a[href^="/signup?plan="]').first().click()
  await expect(page).toHaveURL(/\/signup\?plan=Starter/)
})

test('prices are shown in dollars without JavaScript [PRICE-2, PRICE-7]', async ({ page }) => {
  await page.goto('/pricing')
  for (const price of ['$2,500', '$8,500', '$4,500', '$15,000', '$28,500', '$500', '$1,000', '$2,000', '$3,000']) {
    await expect(page.getByText(price).filter({ visible: true }).first()).toBeVisible()
  }
})

test('the mobile menu opens and navigates without JavaScript [CHROME-17]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pricing')
  await page.locator('header summary').first().click()
  await page.locator('header').getByRole('link', { name: 'Blog' }).last().click()
  await expect(page).toHaveURL('/blog')
})

test('a partner without a success story shows none [PART-2, PART-3, PART-4]', async ({ page }) => {
  await page.goto('/partners')
  const partner = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
  const successStory = /^Example setup: A quieter inbox/
  await expect(partner('Lantern Models').getByLabel(successStory)).toContainText('Half of the drafts sent unchanged')
  await expect(partner('Keelhost')).toContainText('Agents run in the region you choose')
  await expect(partner('Keelhost').getByText('Example setup')).toHaveCount(0)
  const partnerCount = await page.getByRole('article').count()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(String(partnerCount))
})
