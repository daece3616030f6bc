import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { Connection } from '@fortnight/supabase/client'
import type { Pointer } from '../../.config/release.ts'
import { run } from '../../.config/release.ts'
import { clientConfig } from '../../.config/webpack.ts'
import { accounts, expect, test } from '../fixtures.ts'
import { ports } from '../ports.ts'
import type { HostBoot } from './host/bootstrap.tsx'
import { serveHost } from './hostServer.ts'

test.describe.configure({ mode: 'serial' })

const origin = `http://localhost:${ports.contract.web + 5}`
const product = `http://localhost:${ports.shared.web}`
const hostFiles = mkdtempSync(join(tmpdir(), 'fortnight-host-'))

let host: ReturnType<typeof serveHost>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const context = join(import.meta.dirname, 'host')
  await run([{ ...clientConfig('shell', 'production', hostFiles), context, entry: { main: './main.ts' } }])
  host = serveHost(ports.contract.web + 5, product, hostFiles)
})
test.afterAll(() => {
  host.close()
  rmSync(hostFiles, { recursive: true, force: true })
})

type Contract = { exports: string[]; parameters: number; newGlobals: () => string[]; unmount: () => void }
type ContractWindow = Window & { contract?: Contract }

const areas = [
  { name: 'marketing', port: 1, pages: ['/', '/blog', '/partners', '/pricing', '/what-is-ai-agent'] },
  { name: 'portal', port: 2, account: 'client', pages: ['/dashboard', '/profile/edit'] },
  { name: 'backoffice', port: 3, account: 'admin', pages: ['/admin', '/admin/blog', '/admin/pricing'] },
] as const

const pointerUrl = (port: number) => `http://localhost:${ports.shared.web + port}/latest.json`

async function openAlone(page: Page, { name, port, ...area }: (typeof areas)[number], path: string) {
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
  await page.goto(origin + path)
  await page.waitForFunction(() => 'contract' in window)
}

for (const area of areas) {
  test(`${area.name} alone keeps the contract: one page component without props, its routes, no chrome, no globals`, async ({
    page,
    complaints,
  }) => {
    for (const path of area.pages) {
      await openAlone(page, area, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
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
    expect(complaints).toEqual([])

    await page.evaluate(() => (window as ContractWindow).contract!.unmount())
    await expect(page.locator('#area')).toBeEmpty()
  })

  test(`${area.name} publishes a pointer that names immutable, verified files which any origin may read`, async () => {
    const answer = await fetch(pointerUrl(area.port))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const pointer = (await answer.json()) as Pointer
    expect(pointer).toMatchObject({ name: area.name, contract: 1, build: expect.stringMatching(/^[0-9a-f]{12}$/) })
    expect(pointer.entry.integrity).toMatch(/^sha384-/)
    for (const file of [pointer.entry.url, ...pointer.preload]) {
      const { ok, headers } = await fetch(new URL(file, pointerUrl(area.port)))
      expect(ok).toBe(true)
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('access-control-allow-origin')).toBe('*')
    }
  })
}
