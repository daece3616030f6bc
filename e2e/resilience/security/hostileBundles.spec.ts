import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, signIn, test } from '../../support/fixtures.ts'
import { releaseHostileBundle } from '../../support/servers/hostileBundles.ts'
import { ports } from '../../support/ports.ts'
import { copyReleases, startOwnServers } from '../../support/servers/startOwnStack.ts'

test.use({ baseURL: `http://localhost:${ports.hostileBundles.web}` })

const recoveryMs = 15_000

let marketingFolder: string
let servers: Awaited<ReturnType<typeof startOwnServers>>

test.beforeAll(async () => {
  marketingFolder = copyReleases('marketing')
  servers = await startOwnServers(ports.hostileBundles, {
    releaseFolders: { marketing: marketingFolder },
    // As many as on a machine with two processors. Visitors use all of them at the same time.
    shellEnv: { FORTNIGHT_RENDER_WORKERS: '2' },
  })
})

test.afterAll(async () => {
  await servers.dispose()
  rmSync(marketingFolder, { recursive: true, force: true })
})

const fetchStatus = async (path: string) => (await fetch(servers.stack.origin + path)).status

test(
  'a release of the public site whose pages loop forever takes down only these pages, and the last good release is back within 15 seconds [BUNDLE-2]',
  { tag: '@quiet' },
  async ({ page }) => {
    const goodPointer = readFileSync(join(marketingFolder, 'latest.json'), 'utf8')
    expect(await fetchStatus('/')).toBe(200)
    const build = releaseHostileBundle(marketingFolder, 'loops forever')
    await expect.poll(() => servers.logLines.join('\n')).toContain(`marketing: serving build ${build}`)

    const startedAt = performance.now()
    let searches = 0
    const statuses = new Set<number>()
    const fetchUncachedPage = async () => {
      const status = await fetchStatus(`/blog?q=hostile${searches++}`)
      statuses.add(status)
      return status
    }
    const fetchTwoPages = () => Promise.all([fetchUncachedPage(), fetchUncachedPage()])
    const recovery = expect.poll(fetchTwoPages, { timeout: 2 * recoveryMs, intervals: [100] }).toEqual([200, 200])
    // Noted when it happens, because the checks below may take longer on a busy machine.
    const recovered = recovery.then(() => performance.now() - startedAt)
    await signIn(page, 'client')
    await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()
    for (const path of ['/login', '/admin', '/healthz', '/readyz']) expect(await fetchStatus(path)).toBe(200)
    expect(await recovered).toBeLessThan(recoveryMs)
    expect([...statuses].sort()).toEqual([200, 503])
    expect(servers.logLines.join('\n')).toMatch(
      /build loops-forever keep failing \(it did not respond for 4 s\); returning to/,
    )

    await expect
      .poll(() => servers.logLines.join('\n'))
      .toContain('marketing: build loops-forever was given up; keeping')
    writeFileSync(join(marketingFolder, 'latest.json'), goodPointer)
    expect(await fetchUncachedPage()).toBe(200)
  },
)
