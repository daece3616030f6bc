import type { APIRequestContext, Page } from 'playwright/test'
import { insertProjects } from '../support/clientProjects.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { createClient } from '../support/createClient.ts'
import { holdRequests } from '../support/network/holdRequests.ts'
import { openSignedIn } from '../support/signIn.ts'
import { waitForHydration } from '../support/waitForHydration.ts'

async function openBlog(page: Page) {
  await page.goto('/blog')
  await waitForHydration(page, 'main form[role=search]')
}

async function openDashboard(page: Page, request: APIRequestContext) {
  const client = await createClient(request)
  const projects = Array.from({ length: 8 }, (_, i) => ({ name: `Agent ${i + 1}` }))
  await insertProjects(request, client, projects)
  await openSignedIn(page, client, '/dashboard')
}

for (const { user, open, field, link, targetUrl } of [
  { user: 'a visitor', open: openBlog, field: 'Search articles', link: 'h2 a, h3 a', targetUrl: /\/blog\/[^?]+$/ },
  { user: 'a client', open: openDashboard, field: 'Search projects', link: 'h3 a', targetUrl: /\/project\/[^?]+$/ },
  {
    user: 'an admin',
    open: (page: Page) => signIn(page, 'admin', '/admin/faqs'),
    field: 'Search FAQs',
    link: 'a[href*="/edit/"]',
    targetUrl: /\/faqs\/edit\/[^?]+$/,
  },
]) {
  test(`${user} who follows a link before the debounced search runs stays on the opened page, however slowly it loads`, async ({
    page,
    request,
  }) => {
    await open(page, request)
    const target = page.getByRole('main').locator(link).first()
    await expect(target).toBeVisible()
    await page.clock.install()

    const release = await holdRequests(page, /\.js$|\/rest\//)
    await page.getByLabel(field).fill('agent')
    await target.click()
    await page.waitForURL(targetUrl)
    await page.clock.runFor(1_000)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(targetUrl)
  })
}
