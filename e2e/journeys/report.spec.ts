import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../support/expectAccessible.ts'
import { expectNoOverflow } from '../support/expectNoOverflow.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { createSignedRoom, createStartedRoom } from '../support/rooms/signOff.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'
import { openSignedIn } from '../support/signIn.ts'

// Public pages tell about deliveries from the fifth on, so this has a database of its own, which contains four.
const baseURL = `http://localhost:${ports.report.web}`
test.use({ baseURL })

let own: Awaited<ReturnType<typeof startOwnStack>>

test.beforeAll(async () => {
  own = await startOwnStack(ports.report, { seeds: [join(import.meta.dirname, '../support/fourDeliveries.sql')] })
})

test.afterAll(() => own.dispose())

const figures = (page: Page) =>
  page.getByText(
    /^Median \d+(\.5)? working days from start to acceptance, 80% on time; 5 projects in the last 12 months$/,
  )

test('the fifth sign-off brings the figures to visitors, and the desk reports what became of projects [FORT-220, FORT-221, FORT-235, FORT-236, FORT-238]', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const visitor = await withoutScripts.newPage()
  for (const path of ['/', '/pricing']) {
    await visitor.goto(path)
    await expect(visitor.getByText('from start to acceptance')).toHaveCount(0)
  }
  await createSignedRoom(request, 'Fifth agent')
  await expect(async () => {
    await visitor.goto('/')
    await expect(figures(visitor)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await visitor.getByRole('link', { name: 'How we count' }).click()
  await expect(visitor).toHaveURL('/pricing#how-we-count')
  await expect(figures(visitor)).toBeVisible()
  await expect(visitor.getByText(/^Working days in Lisbon/)).toBeInViewport()
  await withoutScripts.close()

  await createStartedRoom(request, 'Overdue agent')
  await openSignedIn(page, accounts.admin, '/admin/report')
  const funnel = page.getByRole('table', { name: 'From brief to sign-off' })
  await expect(funnel.getByRole('row', { name: /^Signed off \d/ })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInBothSchemes(page)
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV of How long it takes' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^report-durations-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toMatch(/Start to sign-off,5,\d/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByLabel('Plan', { exact: true })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
  await expect(funnel).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: '30 days' }).click()
  await expect(page).toHaveURL('/admin/report?days=30')
  await page.getByRole('table', { name: 'Overdue now' }).getByRole('link', { name: 'Overdue agent' }).click()
  await expect(page.getByRole('tab', { name: 'Plan', selected: true })).toBeVisible()
})
