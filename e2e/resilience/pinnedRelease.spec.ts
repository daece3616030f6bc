import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { createKeyPair } from '../../.config/delivery/signingKeys.ts'
import { expectAccessibleInBothSchemes } from '../support/expectAccessible.ts'
import { expectNoOverflow } from '../support/expectNoOverflow.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { furtherPort, ports } from '../support/ports.ts'
import { createMarketingBuild, headline, runDelivery } from '../support/servers/marketingReleases.ts'
import { copyReleases, startOwnStack } from '../support/servers/startOwnStack.ts'
import { createSession, openSignedIn } from '../support/signIn.ts'

const origin = `http://localhost:${ports.pins.web}`
const otherOrigin = `http://localhost:${ports.pins.web + furtherPort}`
test.use({ baseURL: origin })

// Five seconds where a shell has a machine of its own; here two of them start workers on the same cores at once.
const obeyed = { timeout: 10_000, intervals: [100] }
const { privateKey, publicKey } = createKeyPair()

let buildFolder: string
let destination: string
let firstBuild: string
let servers: Awaited<ReturnType<typeof startOwnStack>>
let otherShell: Awaited<ReturnType<typeof servers.stack.startFurtherShell>>

const deliver = (action: 'release' | 'rollback', ...args: string[]) =>
  runDelivery([action, 'marketing', '--to', destination, ...args], privateKey)

async function release(suffix: string) {
  const build = await createMarketingBuild(buildFolder, suffix)
  expect((await deliver('release', '--from', buildFolder)).output).toContain(`marketing: ${build} is released`)
  return build
}

async function expectServed(suffix: string, options?: object) {
  for (const url of [origin, otherOrigin]) {
    await expect.poll(async () => (await fetch(url)).text(), options).toContain(`${headline} (${suffix})`)
  }
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  buildFolder = copyReleases('marketing')
  destination = mkdtempSync(join(tmpdir(), 'fortnight-destination-'))
  firstBuild = await release('first')
  servers = await startOwnStack(ports.pins, {
    releaseFolders: { marketing: destination },
    shellEnv: { MARKETING_PUBLIC_KEYS: publicKey },
  })
  otherShell = await servers.stack.startFurtherShell(ports.pins.web + furtherPort)
})

test.afterAll(async () => {
  await otherShell.stop()
  await servers.dispose()
  for (const folder of [buildFolder, destination]) rmSync(folder, { recursive: true, force: true })
})

async function pin(page: Page, build: string, reason: string) {
  await page.getByRole('button', { name: 'Pin a build of Marketing' }).click()
  await page.getByRole('combobox', { name: /^Build/ }).selectOption(build)
  await page.getByLabel('Reason').fill(reason)
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Pin build' }).click()
  await expect(page.getByText('Pinned. All servers serve the build within five seconds.')).toBeVisible()
}

test(
  'an admin pins the build before, all shells serve it within five seconds whatever is released, and the latest one once the pin is removed [REL-30, REL-31, REL-34, REL-35]',
  { tag: '@quiet' },
  async ({ page, request }) => {
    test.slow()
    await release('second')
    await expectServed('second', { timeout: 30_000 })

    await openSignedIn(page, accounts.admin, '/admin/releases')
    await pin(page, firstBuild, 'The new page hangs')
    await expectServed('first', obeyed)
    const row = page.getByRole('row', { name: /^Marketing/ })
    await expect(row).toContainText('The new page hangs')
    await expect(row.getByText('Pinned', { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessibleInBothSchemes(page)
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await release('third')
    const rollback = await deliver('rollback', '--site', origin)
    expect(rollback.output).toContain(`marketing: ${firstBuild} is pinned at ${origin}`)
    await expectServed('first')

    const { headers } = await createSession(request, accounts.admin)
    const gone = await request.post('/releases/marketing/pin', {
      headers,
      data: { build: 'aaaaaaaaaaaa', reason: 'A test', base_version: null },
    })
    expect([gone.status(), await gone.json()]).toEqual([
      422,
      { message: 'This build cannot be pinned: build aaaaaaaaaaaa is no longer among the releases.' },
    ])

    await page.getByRole('button', { name: 'Remove pin of Marketing' }).click()
    await page.getByLabel('Reason').fill('It is fixed')
    await page.getByRole('button', { name: 'Remove pin', exact: true }).click()
    await expect(page.getByText('Pin removed')).toBeVisible()
    // The rollback was to the second one.
    await expectServed('second', { timeout: 30_000 })
    await expect(page.getByRole('region', { name: 'Log' }).getByRole('listitem')).toHaveCount(2)
  },
)
