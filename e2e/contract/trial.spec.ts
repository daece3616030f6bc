import { rmSync } from 'node:fs'
import { expect, signIn, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { runDelivery } from '../support/servers/marketingReleases.ts'
import { buildMarketingWithPage } from '../support/servers/newPage.ts'
import { copyReleases, startOwnServers } from '../support/servers/startOwnStack.ts'
import { waitForHydration } from '../support/waitForHydration.ts'

const origin = `http://localhost:${ports.trial.web}`
test.use({ baseURL: origin })

let releases: string
let changed: Awaited<ReturnType<typeof buildMarketingWithPage>>
let servers: Awaited<ReturnType<typeof startOwnServers>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  releases = copyReleases('marketing')
  changed = await buildMarketingWithPage()
  servers = await startOwnServers(ports.trial, { releaseFolders: { marketing: releases } })
})

test.afterAll(async () => {
  await servers.dispose()
  changed.remove()
  rmSync(releases, { recursive: true, force: true })
})

test('an admin tries a preview of the public site, which visitors do not see, and leaves it again [REL-40, REL-41, REL-42, REL-44]', async ({
  page,
  browser,
  request,
  pageErrors,
}) => {
  test.setTimeout(120_000)
  const upload = ['release', 'marketing', '--to', releases, '--from', changed.dist, '--preview']
  const { output } = await runDelivery(upload)
  const [, build = ''] = /marketing: (\w{12}) is a preview/.exec(output) ?? []
  expect((await request.get('/security')).status()).toBe(404)

  await signIn(page, 'admin', '/admin/releases')
  await page.getByRole('button', { name: 'More: Marketing' }).click()
  await page.getByRole('button', { name: 'Try a build' }).click()
  await page.getByRole('combobox', { name: 'Build' }).selectOption(build)
  await page.getByRole('button', { name: 'Try build' }).click()
  await page.waitForURL(`${origin}/`)
  const banner = page.getByRole('region', { name: 'Build on trial' })
  await expect(banner).toContainText(`You are trying build ${build} of the public site`)

  const served = await page.goto('/security')
  expect(served?.headers()['cache-control']).toBe('private, no-store')
  expect(served?.headers()['x-robots-tag']).toBe('noindex')
  await waitForHydration(page, 'main h1')
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  await expect(banner).toBeVisible()

  const visitor = await browser.newContext({ baseURL: origin })
  const otherPage = await visitor.newPage()
  expect((await otherPage.goto('/security'))?.status()).toBe(404)
  await expect(otherPage.getByRole('region', { name: 'Build on trial' })).toHaveCount(0)
  await visitor.close()

  await page.goto('/pricing')
  await banner.getByRole('button', { name: 'Leave the trial' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page).toHaveURL(/\/pricing$/)
  expect((await page.request.get('/security')).status()).toBe(404)
  expect(pageErrors).toEqual([])
})
