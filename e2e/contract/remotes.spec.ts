import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { APIRequestContext, Page } from 'playwright/test'
import type { Connection } from '@fortnight/supabase/client'
import { runWebpack } from '../../.config/build/release.ts'
import { clientConfig } from '../../.config/build/webpack.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { fetchApiHeaders, createSession } from '../support/signIn.ts'
import type { HostBoot } from './host/bootstrap.tsx'
import { startHostServer } from './startHostServer.ts'
import { contractVersion, type Pointer } from '../../.config/build/contract.ts'

test.describe.configure({ mode: 'serial' })

const origin = `http://localhost:${ports.contract.web + 5}`
const product = `http://localhost:${ports.shared.web}`
const hostFiles = mkdtempSync(join(tmpdir(), 'fortnight-host-'))

let host: ReturnType<typeof startHostServer>
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const context = join(import.meta.dirname, 'host')
  await runWebpack([{ ...clientConfig('shell', 'production', hostFiles), context, entry: { main: './main.ts' } }])
  host = startHostServer(ports.contract.web + 5, product, hostFiles)
})
test.afterAll(() => {
  host.close()
  rmSync(hostFiles, { recursive: true, force: true })
})

type Contract = { exports: string[]; parameters: number; newGlobals: () => string[]; unmount: () => void }
type ContractWindow = Window & { contract?: Contract }

const areas = [
  { name: 'marketing', port: 1 },
  { name: 'portal', port: 2, account: 'client' },
  { name: 'backoffice', port: 3, account: 'admin' },
] as const
type Area = (typeof areas)[number]

/** What stands for the parameter of a route: a column of something stored, or a word. */
const parameters: Record<string, { table: string; column: string } | string> = {
  '/blog/:slug': { table: 'blog_posts', column: 'slug' },
  '/blog/preview/:token': 'no-such-link',
  '/newsletter/:step': 'confirm',
  '/project/:id': { table: 'projects', column: 'id' },
  '/project/:id/edit': { table: 'projects', column: 'id' },
  '/admin/blog/edit/:id': { table: 'blog_posts', column: 'id' },
  '/admin/faqs/edit/:id': { table: 'faqs', column: 'id' },
  '/admin/partners/edit/:id': { table: 'partners', column: 'id' },
}

/** A path for every route of an area, as its App names them. */
async function pathsOf(area: Area, request: APIRequestContext) {
  const app = readFileSync(resolve(import.meta.dirname, '../..', area.name, 'src/App.tsx'), 'utf8')
  const routes = [...app.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, route]) => route!)
  const headers =
    'account' in area ? (await createSession(request, accounts[area.account])).headers : await fetchApiHeaders(request)
  const pathOf = async (route: string) => {
    if (!route.includes(':')) return route
    const stands = parameters[route]
    if (!stands) throw new Error(`What stands for the parameter of ${route}?`)
    return route.replace(/:\w+/, typeof stands === 'string' ? stands : await stored(stands))
  }
  // The lowest are the seed's, which no test removes.
  const stored = async ({ table, column }: { table: string; column: string }) => {
    const rows = await (await request.get(`/rest/v1/${table}?select=${column}&order=id&limit=1`, { headers })).json()
    return (rows as Record<string, string>[])[0]![column]!
  }
  return Promise.all(routes.map(pathOf))
}

const pointerUrl = (port: number) => `http://localhost:${ports.shared.web + port}/latest.json`

async function openAlone(page: Page, { name, port, ...area }: Area) {
  const pointer = (await (await fetch(pointerUrl(port))).json()) as Pointer
  const html = await (await fetch(product)).text()
  const { supabase } = JSON.parse(/<script[^>]*id="boot"[^>]*>([^<]*)/.exec(html)![1]!) as { supabase: Connection }
  const account = 'account' in area ? { ...accounts[area.account], userType: area.account } : undefined
  const boot: HostBoot = {
    name,
    entry: new URL(pointer.entry.url, pointerUrl(port)).href,
    supabase: { ...supabase, url: origin },
    ...(account && { account }),
  }
  host.startWith(boot)
  await page.goto(origin + nowhere)
  await page.waitForFunction(() => 'contract' in window)
}

/** Where no area has anything. */
const nowhere = '/nowhere'

const goTo = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

for (const area of areas) {
  test(`${area.name} alone keeps the contract: one page component without props, its routes, no chrome, no globals`, async ({
    page,
    request,
    pageErrors,
  }) => {
    test.slow()
    const paths = await pathsOf(area, request)
    expect(paths.length).toBeGreaterThan(3)
    await openAlone(page, area)
    for (const path of paths) {
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await goTo(page, nowhere)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    }
    const { exports, parameters, globals } = await page.evaluate(() => {
      const { exports, parameters, newGlobals } = (window as ContractWindow).contract!
      return { exports, parameters, globals: newGlobals() }
    })
    expect(exports).toEqual(['default'])
    expect(parameters).toBe(0)
    // Its container and its list of chunks are how federation finds it; `contract` is this host's own.
    const known = [area.name, `webpackChunk${area.name}`, 'contract']
    // Libraries mark what they keep for themselves with two underscores, such as zod its registry.
    expect(globals.filter((name) => !known.includes(name) && !name.startsWith('__'))).toEqual([])
    // The router says so of the place in between.
    expect(pageErrors.filter((text) => !text.includes(`matched location "${nowhere}"`))).toEqual([])

    await page.evaluate(() => (window as ContractWindow).contract!.unmount())
    await expect(page.locator('#area')).toBeEmpty()
  })

  test(`${area.name} publishes a pointer that names immutable, verified files which any origin may read`, async () => {
    const answer = await fetch(pointerUrl(area.port))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const pointer = (await answer.json()) as Pointer
    expect(pointer).toMatchObject({
      name: area.name,
      contract: contractVersion,
      build: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expect(pointer.entry.integrity).toMatch(/^sha384-/)
    for (const file of [pointer.entry.url, ...pointer.preload]) {
      const { ok, headers } = await fetch(new URL(file, pointerUrl(area.port)))
      expect(ok).toBe(true)
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('access-control-allow-origin')).toBe('*')
    }
  })
}
