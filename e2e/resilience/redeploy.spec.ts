import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedRelease, type MarketingPointer } from '../changedRelease.ts'
import { expect, test } from '../fixtures.ts'
import { ports } from '../ports.ts'
import { copyRelease, startOwnStack } from '../stackFixture.ts'

test.describe.configure({ mode: 'serial' })

const headline = 'Your own AI agent, in a fortnight'
const newHeadline = 'Your own AI agent, in two weeks!!'
const folder = copyRelease('marketing')
const pointerFile = join(folder, 'latest.json')
const original = readFileSync(pointerFile, 'utf8')
const deploy = (build: string, change: (file: string, text: string) => string) => changedRelease(folder, build, change)

let own: Awaited<ReturnType<typeof startOwnStack>>
test.beforeAll(async () => {
  own = await startOwnStack(ports.redeploy, { releases: { marketing: folder } })
})
test.afterAll(async () => {
  await own.dispose()
  rmSync(folder, { recursive: true, force: true })
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
