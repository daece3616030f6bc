import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { APIRequestContext, Page } from 'playwright/test'
import type { Connection } from '@fortnight/supabase/client'
import { contractVersion, type Pointer } from '../../.config/build/contract.ts'
import { remotes as remoteNames } from '../../.config/workspace.ts'
import { runWebpack } from '../../.config/build/release.ts'
import { clientConfig } from '../../.config/build/webpack.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { furtherPort, ports } from '../support/ports.ts'
import { createSession, fetchApiHeaders } from '../support/signIn.ts'
import type { HostBoot } from './host/bootstrap.tsx'
import { startHostServer } from './startHostServer.ts'

test.describe.configure({ mode: 'serial' })

const hostOrigin = `http://localhost:${ports.contract.web + furtherPort + 1}`
const productOrigin = `http://localhost:${ports.shared.web}`
const hostFolder = mkdtempSync(join(tmpdir(), 'fortnight-host-'))

let host: ReturnType<typeof startHostServer>

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const context = join(import.meta.dirname, 'host')
  await runWebpack([{ ...clientConfig('shell', 'production', hostFolder), context, entry: { main: './main.ts' } }])
  host = startHostServer(ports.contract.web + furtherPort + 1, productOrigin, hostFolder)
})

test.afterAll(() => {
  host.close()
  rmSync(hostFolder, { recursive: true, force: true })
})

type Contract = { exports: string[]; parameters: number; newGlobals: () => string[]; unmount: () => void }
type ContractWindow = Window & { contract?: Contract }

const remotes = remoteNames.map((name, index) => ({ name, port: index + 1 }))
type Remote = (typeof remotes)[number]

const unknownPath = '/nowhere'

/** The value for the parameter of each route: a column of a stored row, or a constant. */
const routeParameters: Record<string, { table: string; column: string } | string> = {
  '/blog/:slug': { table: 'blog_posts', column: 'slug' },
  '/blog/preview/:token': 'no-such-link',
  '/newsletter/:step': 'confirm',
  '/project/:id': { table: 'projects', column: 'id' },
  '/project/:id/brief': { table: 'projects', column: 'id' },
  '/project/:id/cases': { table: 'projects', column: 'id' },
  '/project/:id/messages': { table: 'projects', column: 'id' },
  '/project/:id/files': { table: 'projects', column: 'id' },
  '/project/:id/deliverables': { table: 'projects', column: 'id' },
  '/project/:id/handover': { table: 'projects', column: 'id' },
  '/project/:id/certificate': { table: 'projects', column: 'id' },
  '/project/:id/statement': { table: 'projects', column: 'id' },
  '/project/:id/edit': { table: 'projects', column: 'id' },
  '/admin/projects/:id': { table: 'projects', column: 'id' },
  '/admin/projects/:id/:tab': { table: 'projects', column: 'id' },
  '/admin/briefs/:id': { table: 'brief_versions', column: 'id' },
  '/admin/errors/:id': 'no-such-error',
  '/admin/releases/:area': 'marketing',
  '/admin/replies/edit/:id': { table: 'saved_replies', column: 'id' },
  '/admin/blog/edit/:id': { table: 'blog_posts', column: 'id' },
  '/admin/faqs/edit/:id': { table: 'faqs', column: 'id' },
  '/admin/partners/edit/:id': { table: 'partners', column: 'id' },
}

/** Returns a path for every route in the App of a remote. */
async function findPaths(remote: Remote, request: APIRequestContext) {
  const app = readFileSync(resolve(import.meta.dirname, '../..', remote.name, 'src/App.tsx'), 'utf8')
  const routes = [...app.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, route]) => route!)
  const userType = findUserType(await fetchPointer(remote))
  const headers = userType ? (await createSession(request, accounts[userType])).headers : await fetchApiHeaders(request)
  const fillParameter = async (route: string) => {
    if (!route.includes(':')) return route
    const parameter = routeParameters[route]
    if (!parameter) throw new Error(`Add the parameter of ${route} to routeParameters.`)
    return route.replace(/:\w+/, typeof parameter === 'string' ? parameter : await fetchFirstValue(parameter))
  }
  // The row with the lowest id is from the seed, which no test deletes.
  const fetchFirstValue = async ({ table, column }: { table: string; column: string }) => {
    const response = await request.get(`/rest/v1/${table}?select=${column}&order=id&limit=1`, { headers })
    const rows = (await response.json()) as Record<string, string>[]
    return rows[0]![column]!
  }
  return Promise.all(routes.map(fillParameter))
}

const pointerUrl = (port: number) => `http://localhost:${ports.shared.web + port}/latest.json`
const fetchPointer = async ({ port }: Remote) => (await (await fetch(pointerUrl(port))).json()) as Pointer

/** Who may open the pages of a build; undefined for public pages. */
function findUserType({ paths = {} }: Pointer) {
  const [access] = Object.values(paths)
  return access === 'public' ? undefined : access
}

/** Opens a remote in the minimal host, signed in as its account if it has one. */
async function openInHost(page: Page, remote: Remote) {
  const { name, port } = remote
  const pointer = await fetchPointer(remote)
  const html = await (await fetch(productOrigin)).text()
  const { supabase } = JSON.parse(/<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(html)![1]!) as {
    supabase: Connection
  }
  const userType = findUserType(pointer)
  const account = userType && { ...accounts[userType], userType }
  const boot: HostBoot = {
    name,
    entry: new URL(pointer.entry.url, pointerUrl(port)).href,
    supabase: { ...supabase, url: hostOrigin },
    ...(account && { account }),
  }
  host.setBoot(boot)
  await page.goto(hostOrigin + unknownPath)
  await page.waitForFunction(() => 'contract' in window)
}

const navigate = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

for (const remote of remotes) {
  test(`${remote.name} keeps the contract in a minimal host: one component without props, all its routes, no chrome, no globals`, async ({
    page,
    request,
    pageErrors,
  }) => {
    test.slow()
    const paths = await findPaths(remote, request)
    expect(paths).not.toEqual([])
    await openInHost(page, remote)
    for (const path of paths) {
      await navigate(page, path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await navigate(page, unknownPath)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    }
    const { exports, parameters, globals } = await page.evaluate(() => {
      const { exports, parameters, newGlobals } = (window as ContractWindow).contract!
      return { exports, parameters, globals: newGlobals() }
    })
    expect(exports).toEqual(['default'])
    expect(parameters).toBe(0)
    // Module federation needs the container and the list of chunks; `contract` belongs to the host.
    const allowedGlobals = [remote.name, `webpackChunk${remote.name}`, 'contract']
    // Libraries prefix their internal globals with two underscores, such as zod its registry.
    expect(globals.filter((name) => !allowedGlobals.includes(name) && !name.startsWith('__'))).toEqual([])
    // The router warns about the unknown path.
    expect(pageErrors.filter((message) => !message.includes(`matched location "${unknownPath}"`))).toEqual([])

    await page.evaluate(() => (window as ContractWindow).contract!.unmount())
    await expect(page.locator('#area')).toBeEmpty()
  })

  test(`${remote.name} publishes an uncached pointer to immutable files with checksums, readable from any origin`, async () => {
    const response = await fetch(pointerUrl(remote.port))
    expect(response.headers.get('cache-control')).toBe('no-store')
    const pointer = (await response.json()) as Pointer
    expect(pointer).toMatchObject({
      name: remote.name,
      contract: contractVersion,
      build: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expect(pointer.entry.integrity).toMatch(/^sha384-/)
    for (const file of [pointer.entry.url, ...pointer.preload]) {
      const { ok, headers } = await fetch(new URL(file, pointerUrl(remote.port)))
      expect(ok).toBe(true)
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('access-control-allow-origin')).toBe('*')
    }
  })
}
