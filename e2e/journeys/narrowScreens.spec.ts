import type { Page } from 'playwright/test'
import { createClient } from '../support/createClient.ts'
import { insertProjects } from '../support/clientProjects.ts'
import { layOutFarContent } from '../support/expectNoOverflow.ts'
import { expect } from '../support/fixtures.ts'
import { publicPaths } from '../../marketing/src/layout/publicPaths.ts'
import { test } from '../support/sharedPages.ts'
import { openSignedIn } from '../support/signIn.ts'

const narrowestPhone = { width: 320, height: 640 }
const accountPaths = ['/login', '/signup', '/reset-password', '/confirm-email', '/account/not-me', '/no/such/page']

/** The elements that reach beyond the right edge of the window and make the page scroll sideways. */
const findSidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return wide.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
  })

async function expectNoSidewaysScrolling(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await layOutFarContent(page)
  await expect.poll(() => findSidewaysOverflow(page), path).toEqual([])
}

test('no public page and no sign-in screen scrolls sideways at 320 px [PHONE-1]', async ({ page }) => {
  test.slow()
  await page.setViewportSize(narrowestPhone)
  for (const path of [...publicPaths, ...accountPaths]) await expectNoSidewaysScrolling(page, path)
})

test('no page of the portal scrolls sideways at 320 px, and the buttons of a dialog stay in reach [PHONE-1, PHONE-2]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Invoice agent', status: 'active' }])
  await page.setViewportSize(narrowestPhone)
  await openSignedIn(page, client, '/dashboard')
  for (const path of ['/dashboard', `/project/${project!.id}`, `/project/${project!.id}/edit`, '/profile/edit']) {
    await expectNoSidewaysScrolling(page, path)
  }

  await page.goto('/dashboard?dialog=new-project')
  const dialog = page.getByRole('dialog', { name: 'New project' })
  for (const name of ['Create project', 'Cancel', 'Close']) {
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await dialog.getByLabel('Requirements').focus()
  await expect(dialog.getByLabel('Requirements')).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Create project' })).toBeInViewport({ ratio: 1 })
})
