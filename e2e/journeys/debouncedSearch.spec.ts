import type { APIRequestContext } from 'playwright/test'
import { insertProjects } from '../support/clientProjects.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { createClient } from '../support/createClient.ts'
import { openSignedIn } from '../support/signIn.ts'

async function clientWithManyProjects(request: APIRequestContext) {
  const client = await createClient(request)
  const projects = Array.from({ length: 8 }, (_, i) => ({ name: `Agent ${i + 1}` }))
  await insertProjects(request, client, projects)
  return client
}

for (const { who, list, field, link, into } of [
  { who: 'a visitor', list: '/blog', field: 'Search articles', link: 'h2 a, h3 a', into: /\/blog\/[^?]+$/ },
  { who: 'a client', list: '/dashboard', field: 'Search projects', link: 'h3 a', into: /\/project\/[^?]+$/ },
  {
    who: 'an admin',
    list: '/admin/faqs',
    field: 'Search FAQs',
    link: 'a[href*="/edit/"]',
    into: /\/faqs\/edit\/[^?]+$/,
  },
] as const) {
  test(`${who} who opens something while the search follows the typing stays there, however slow the page`, async ({
    page,
    request,
  }) => {
    if (who === 'a visitor') await page.goto(list)
    else if (who === 'an admin') await signIn(page, 'admin', list)
    else await openSignedIn(page, await clientWithManyProjects(request), list)
    const target = page.getByRole('main').locator(link).first()
    await expect(target).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.clock.install()

    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\.js$|\/rest\//, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.getByLabel(field).fill('agent')
    await target.click()
    await page.waitForURL(into)
    await page.clock.runFor(1_000)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(into)
  })
}
