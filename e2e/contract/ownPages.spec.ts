import { rmSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { area as backoffice } from '../../backoffice/src/area.ts'
import { area as marketing } from '../../marketing/src/area.ts'
import { area as portal } from '../../portal/src/area.ts'
import type { BootData } from '../../shell/src/startup/bootData.ts'
import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import { expect, test } from '../support/fixtures.ts'
import { markDocument } from '../support/markDocument.ts'
import { ports } from '../support/ports.ts'
import { runDelivery } from '../support/servers/marketingReleases.ts'
import { buildMarketingWithPage } from '../support/servers/newPage.ts'
import { copyReleases, startOwnServers } from '../support/servers/startOwnStack.ts'
import { waitForHydration } from '../support/waitForHydration.ts'

test.describe.configure({ mode: 'serial' })
const origin = `http://localhost:${ports.ownPages.web}`
test.use({ baseURL: origin })

let releases: string
let changed: Awaited<ReturnType<typeof buildMarketingWithPage>>
let servers: Awaited<ReturnType<typeof startOwnServers>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  releases = copyReleases('marketing')
  changed = await buildMarketingWithPage()
  servers = await startOwnServers(ports.ownPages, { releaseFolders: { marketing: releases } })
})

test.afterAll(async () => {
  await servers.dispose()
  changed.remove()
  rmSync(releases, { recursive: true, force: true })
})

const fetchStatus = async (path: string) => (await fetch(origin + path)).status
const fetchText = async (path: string) => (await fetch(origin + path)).text()
const deliver = (...args: string[]) => runDelivery([args[0]!, 'marketing', '--to', releases, ...args.slice(1)])
// On a busy machine, loading a build into the render workers takes a while.
const loading = { timeout: 30_000 }

test('a new public page is a release of marketing alone, in HTML, header, footer and sitemap, and so is its rollback [REL-1, REL-2]', async ({
  page,
  browser,
  pageErrors,
}) => {
  test.setTimeout(120_000)
  expect(await fetchStatus('/security')).toBe(404)
  await page.goto('/')
  await waitForHydration(page, 'main h1')
  const isSameDocument = await markDocument(page)

  expect((await deliver('release', '--from', changed.dist)).exitCode).toBe(0)
  await expect.poll(() => fetchStatus('/security'), loading).toBe(200)
  expect(await fetchText('/security')).toMatch(/<h1[^>]*>Security<\/h1>/)
  expect(await fetchText('/sitemap.xml')).toContain(`<loc>${origin}/security</loc>`)
  expect(await fetchText('/speculation-rules.json')).toContain('"/security"')

  await test.step('a tab from before the release keeps working', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/pricing$/)
    expect(await isSameDocument()).toBe(true)
  })

  await test.step('a new one opens the page by its links without loading the site again', async () => {
    for (const name of ['Main', 'Footer']) {
      await page.goto('/blog')
      await waitForHydration(page, 'main h1')
      const isStillSame = await markDocument(page)
      await page.getByRole('navigation', { name }).getByRole('link', { name: 'Security' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
      await expect(page).toHaveTitle(/^Security/)
      expect(await isStillSame()).toBe(true)
    }
    await page.reload()
    await waitForHydration(page, 'main h1')
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  })

  await test.step('without scripts, too', async () => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
    const plainPage = await context.newPage()
    await plainPage.goto('/')
    await plainPage.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security' }).click()
    await expect(plainPage.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
    await context.close()
  })

  expect((await deliver('rollback')).exitCode).toBe(0)
  await expect.poll(() => fetchStatus('/security'), loading).toBe(404)
  expect(await fetchText('/')).not.toContain('/security')
  expect(servers.logLines.filter((line) => line.includes('shell: listening'))).toHaveLength(1)
  expect(pageErrors).toEqual([])
})

test('the tables of paths and links add nothing while they are those of contract 1, and at most 600 bytes at any time [REL-9]', async () => {
  const withoutEndpoints = ({ paths, navigation }: AreaDeclaration) => ({ paths, navigation })
  const areas = {
    marketing: withoutEndpoints(marketing),
    portal: withoutEndpoints(portal),
    backoffice: withoutEndpoints(backoffice),
  }
  for (const path of ['/', '/pricing']) {
    const html = await fetchText(path)
    const text = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(html)![1]!
    const boot = JSON.parse(text) as BootData
    expect(boot.areas).toBeUndefined()
    const measure = (data: object) => brotliCompressSync(html.replace(text, () => JSON.stringify(data))).length
    expect(measure({ areas, ...boot }) - measure(boot)).toBeLessThanOrEqual(600)
  }
})
