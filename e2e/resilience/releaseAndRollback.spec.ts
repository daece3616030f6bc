import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execa } from 'execa'
import sirv from 'sirv'
import { computeBuildId } from '../../.config/build/release.ts'
import { createChangedRelease, readPointer } from '../support/changedRelease.ts'
import { expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { copyReleases, startOwnServers } from '../support/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })

const headline = 'Your own AI agent, in a fortnight'

let built: string
let place: string
let first: string
test.beforeAll(() => {
  built = copyReleases('marketing')
  place = mkdtempSync(join(tmpdir(), 'fortnight-place-'))
  first = readPointer(built).build
})
test.afterAll(() => {
  for (const folder of [built, place]) rmSync(folder, { recursive: true, force: true })
})

/** Runs `npm run release` or `npm run rollback` of marketing. */
const deliver = async (action: 'release' | 'rollback', ...args: string[]) => {
  const script = resolve(import.meta.dirname, '../../.config/run.mjs')
  const { all, exitCode } = await execa(process.execPath, [script, 'delivery/deliver', action, 'marketing', ...args], {
    all: true,
    reject: false,
  })
  return { said: all, exitCode }
}

/** Builds marketing anew, with another headline; gives the name of the build. */
async function build(words: string) {
  const draft = createChangedRelease(built, 'draft', (_file, text) =>
    text.replaceAll(headline, `${headline} (${words})`),
  )
  const id = await computeBuildId(join(built, 'draft'))
  const pointer = JSON.stringify(draft).replaceAll('draft', id)
  renameSync(join(built, 'draft'), join(built, id))
  for (const file of [`${id}/pointer.json`, 'latest.json']) writeFileSync(join(built, file), pointer)
  return id
}

test('a release is live when its command ends, a rollback brings back what was live before, and only so many stay', async () => {
  test.setTimeout(180_000)
  expect((await deliver('release', '--to', place, '--from', built)).exitCode).toBe(0)
  expect((await deliver('release', '--to', place, '--from', built)).said).toContain(`${first} is released already.`)
  const own = await startOwnServers(ports.releaseAndRollback, { releaseFolders: { marketing: place } })
  const html = async () => (await fetch(own.stack.origin)).text()
  try {
    expect(await html()).toContain(headline)
    const release = async (words: string) => {
      const name = await build(words)
      const { said, exitCode } = await deliver('release', '--to', place, '--from', built, '--keep', '2')
      expect(said).toContain(`marketing: ${name} is released, after`)
      expect(exitCode).toBe(0)
      await expect.poll(html).toContain(`${headline} (${words})`)
      return name
    }
    const second = await release('second')
    const third = await release('third')
    expect(existsSync(join(place, first))).toBe(false)
    expect(existsSync(join(place, second, 'remoteEntry.js'))).toBe(true)

    expect((await deliver('rollback', '--to', place)).said).toContain(`back from ${third} to ${second}`)
    await expect.poll(html).toContain(`${headline} (second)`)
    const tooFar = await deliver('rollback', '--to', place)
    expect(tooFar.said).toContain(`The release ${first} of marketing is no longer there.`)
    expect(tooFar.exitCode).toBe(1)

    // The bad third one is newer than what was live before the fourth, and must neither displace nor replace it.
    const fourth = await release('fourth')
    expect(existsSync(join(place, second, 'remoteEntry.js'))).toBe(true)
    expect((await deliver('rollback', '--to', place)).said).toContain(`back from ${fourth} to ${second}`)
    await expect.poll(html).toContain(`${headline} (second)`)

    expect((await deliver('rollback', '--to', place, '--build', third)).exitCode).toBe(0)
    await expect.poll(html).toContain(`${headline} (third)`)
  } finally {
    await own.dispose()
  }
})

test('a place that is reached by commands gets files first and the pointer last, each with its cache header, and forgets old releases', async () => {
  const bucket = mkdtempSync(join(tmpdir(), 'fortnight-bucket-'))
  const web = createServer(sirv(bucket, { dev: true })).listen(ports.releaseAndRollback.web + 4, '127.0.0.1')
  const log = join(bucket, 'uploads.txt')
  const fourth = readPointer(built).build
  const to = [
    '--to',
    `echo "$(ls {folder}): {cache}" >> ${log}; cp -r {folder}/. ${bucket}`,
    '--at',
    `http://localhost:${ports.releaseAndRollback.web + 4}/`,
  ]
  try {
    expect((await deliver('release', ...to, '--from', built)).exitCode).toBe(0)
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
      `${fourth}: public, max-age=31536000, immutable`,
      'releases.json: no-store',
      'latest.json: no-store',
    ])
    const fifth = await build('fifth')
    expect((await deliver('release', ...to, '--from', built)).said).toContain(`${fifth} is released, after ${fourth}`)

    const sixth = await build('sixth')
    const forget = ['--keep', '2', '--remove', `rm -r ${bucket}/{build}`]
    const { said } = await deliver('release', ...to, '--from', built, ...forget)
    expect(said).toContain(`${fourth} is removed`)
    expect([fourth, fifth, sixth].filter((name) => existsSync(join(bucket, name)))).toEqual([fifth, sixth])

    expect((await deliver('rollback', ...to)).said).toContain(`back from ${sixth} to ${fifth}`)
    expect(readPointer(bucket).build).toBe(fifth)
  } finally {
    web.close()
    rmSync(bucket, { recursive: true, force: true })
  }
})

test('says what is missing or damaged, and releases nothing then', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'fortnight-empty-'))
  expect((await deliver('release')).said).toContain('--to is missing')
  expect((await deliver('release', '--to', empty, '--from', empty)).said).toContain('There is no build of marketing')
  expect((await deliver('release', '--to', empty, '--keep', '1')).said).toContain('--keep must be 2 or more')
  expect((await deliver('release', '--to', 'sync {folder}')).said).toContain('--at is missing')
  expect((await deliver('rollback', '--to', empty)).said).toContain('Nothing of marketing has been released there yet.')

  const { build: current } = readPointer(built)
  const chunk = readdirSync(join(built, current)).find((file) => /^\d+\.js$/.test(file))!
  writeFileSync(join(built, current, chunk), 'tampered')
  const damaged = await deliver('release', '--to', empty, '--from', built)
  expect(damaged.said).toContain('are not those that were built')
  expect(damaged.exitCode).toBe(1)
  expect(existsSync(join(empty, 'latest.json'))).toBe(false)
  rmSync(empty, { recursive: true })
})
