import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { execa } from 'execa'
import sirv from 'sirv'
import { changedRelease, pointerOf } from '../changedRelease.ts'
import { expect, test } from '../fixtures.ts'
import { ports } from '../ports.ts'
import { copyRelease, startOwnStack } from '../stackFixture.ts'

test.describe.configure({ mode: 'serial' })

const headline = 'Your own AI agent, in a fortnight'
const built = copyRelease('marketing')
const place = mkdtempSync(join(tmpdir(), 'fortnight-place-'))
const first = pointerOf(built).build

/** Runs `npm run release` or `npm run rollback` of marketing. */
const deliver = async (action: 'release' | 'rollback', ...args: string[]) => {
  const script = resolve(import.meta.dirname, '../../.config/run.mjs')
  const { all, exitCode } = await execa(process.execPath, [script, 'deliver', action, 'marketing', ...args], {
    all: true,
    reject: false,
  })
  return { said: all, exitCode }
}

/** Builds marketing anew, with another headline. */
function build(name: string) {
  const pointer = changedRelease(built, name, (_file, text) => text.replaceAll(headline, `${headline} (${name})`))
  writeFileSync(join(built, 'latest.json'), JSON.stringify(pointer))
}

test.afterAll(() => {
  for (const folder of [built, place]) rmSync(folder, { recursive: true, force: true })
})

test('a release is live when its command ends, a rollback brings back the one before, and only so many stay', async () => {
  test.setTimeout(90_000)
  expect((await deliver('release', '--to', place, '--from', built)).exitCode).toBe(0)
  const own = await startOwnStack(ports.release, { releases: { marketing: place } })
  const html = async () => (await fetch(own.stack.origin)).text()
  try {
    expect(await html()).toContain(headline)
    for (const name of ['second', 'third']) {
      build(name)
      const { said, exitCode } = await deliver('release', '--to', place, '--from', built, '--keep', '2')
      expect(said).toContain(`marketing: ${name} is released, after`)
      expect(exitCode).toBe(0)
      await expect.poll(html).toContain(`${headline} (${name})`)
    }
    expect(existsSync(join(place, first))).toBe(false)
    expect(existsSync(join(place, 'second/remoteEntry.js'))).toBe(true)

    expect((await deliver('rollback', '--to', place)).said).toContain('back from third to second')
    await expect.poll(html).toContain(`${headline} (second)`)
    const tooFar = await deliver('rollback', '--to', place)
    expect(tooFar.said).toContain('There is no release of marketing before second.')
    expect(tooFar.exitCode).toBe(1)

    expect((await deliver('rollback', '--to', place, '--build', 'third')).exitCode).toBe(0)
    await expect.poll(html).toContain(`${headline} (third)`)
  } finally {
    await own.dispose()
  }
})

test('a place that is reached by commands gets files first and the pointer last', async () => {
  const bucket = mkdtempSync(join(tmpdir(), 'fortnight-bucket-'))
  const web = createServer(sirv(bucket, { dev: true })).listen(ports.release.web + 4, '127.0.0.1')
  const log = join(bucket, 'uploads.txt')
  const to = [
    '--to',
    `ls {folder} | tr '\\n' ' ' >> ${log}; echo >> ${log}; cp -r {folder}/. ${bucket}`,
    '--at',
    `http://localhost:${ports.release.web + 4}/`,
  ]
  try {
    expect((await deliver('release', ...to, '--from', built)).exitCode).toBe(0)
    expect(
      readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['releases.json third', 'latest.json'])
    build('fourth')
    expect((await deliver('release', ...to, '--from', built)).said).toContain('fourth is released, after third')
    expect((await deliver('rollback', ...to)).said).toContain('back from fourth to third')
    expect(pointerOf(bucket).build).toBe('third')
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

  const { entry } = pointerOf(built)
  writeFileSync(join(built, entry.url), 'tampered')
  const damaged = await deliver('release', '--to', empty, '--from', built)
  expect(damaged.said).toContain('does not match its checksum')
  expect(damaged.exitCode).toBe(1)
  expect(existsSync(join(empty, 'latest.json'))).toBe(false)
  rmSync(empty, { recursive: true })
})
