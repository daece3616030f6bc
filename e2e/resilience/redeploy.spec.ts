import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedRelease, type MarketingPointer, pointerOf } from '../changedRelease.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { ports } from '../ports.ts'
import { copyReleases, startOwnServers } from '../stackFixture.ts'

test.describe.configure({ mode: 'serial' })

const headline = 'Your own AI agent, in a fortnight'
const newHeadline = 'Your own AI agent, in two weeks!!'
const deploy = (build: string, change: (file: string, text: string) => string) => changedRelease(folder, build, change)

let folder: string
let portal: string
let pointerFile: string
let original: string
let own: Awaited<ReturnType<typeof startOwnServers>>
test.beforeAll(async () => {
  folder = copyReleases('marketing')
  portal = copyReleases('portal')
  pointerFile = join(folder, 'latest.json')
  original = readFileSync(pointerFile, 'utf8')
  own = await startOwnServers(ports.redeploy, { releases: { marketing: folder, portal } })
})
test.afterAll(async () => {
  await own.dispose()
  for (const releases of [folder, portal]) rmSync(releases, { recursive: true, force: true })
})
test.use({ baseURL: `http://localhost:${ports.redeploy.web}` })

const htmlOf = async () => (await fetch(`${own.stack.origin}/`)).text()

test('a new marketing build is live in HTML and browser without restarting the shell, and so is its rollback', async ({
  page,
  complaints,
}) => {
  expect(await htmlOf()).toContain(headline)
  writeFileSync(pointerFile, JSON.stringify(deploy('two', (_file, text) => text.replaceAll(headline, newHeadline))))
  await expect.poll(htmlOf).toContain(newHeadline)

  const entry = page.waitForResponse(/\/two\/remoteEntry\.js/)
  await page.goto('/')
  await expect(page.locator('main h1')).toContainText(newHeadline)
  expect((await entry).ok()).toBe(true)
  expect(complaints).toEqual([])

  writeFileSync(pointerFile, original)
  await expect.poll(htmlOf).not.toContain(newHeadline)
  await page.goto('/')
  await expect(page.locator('main h1')).toContainText(headline)
})

test('a build whose server bundle is corrupt, tampered with or of an unknown contract is refused, and the last good one stays', async () => {
  const tampered = deploy('tampered', (_file, text) => text)
  writeFileSync(
    join(folder, tampered.server.url),
    'module.exports = { App: () => null, prefetch: () => {}, endpoints: {} }',
  )
  const refusals: [MarketingPointer, RegExp][] = [
    [tampered, /tampered does not match its checksum/],
    [deploy('corrupt', (file, text) => (file === 'server.cjs' ? text.slice(0, 2_000) : text)), /keeping build/],
    [
      deploy('empty', (file, text) => (file === 'server.cjs' ? 'module.exports = {}' : text)),
      /empty does not export App/,
    ],
    [{ ...deploy('future', (_file, text) => text), contract: 99 }, /future speaks contract 99/],
  ]
  for (const [pointer, sentence] of refusals) {
    own.lines.length = 0
    writeFileSync(pointerFile, JSON.stringify(pointer))
    await expect.poll(() => own.lines.join('\n')).toMatch(sentence)
    expect(await htmlOf()).toContain(headline)
  }
  writeFileSync(pointerFile, original)
})

test('a tab that outlives the build it was opened with says what is missing, and Retry brings the new build and what was typed', async ({
  page,
}) => {
  // Whether to leave what is typed.
  page.on('dialog', (question) => question.accept())
  await signIn(page, 'client')
  const project = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  const title = await project.textContent()
  await page.goto(`${await project.getAttribute('href')}/edit`)
  const requirements = page.getByLabel('Requirements')
  await requirements.fill('It answers in Dutch, too.')

  const { build } = pointerOf(portal)
  const pointer = readFileSync(join(portal, 'latest.json'), 'utf8')
  cpSync(join(portal, build), join(portal, 'renewed'), { recursive: true })
  writeFileSync(join(portal, 'latest.json'), pointer.replaceAll(build, 'renewed'))
  rmSync(join(portal, build), { recursive: true })
  await expect.poll(() => own.lines.join('\n')).toContain('portal: serving build renewed')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: title!, exact: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the site is not answering' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
  await page.getByRole('link', { name: 'Edit Project' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(requirements).toHaveValue('It answers in Dutch, too.')
})
