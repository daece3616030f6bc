/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { computeBuildId } from '../build/release.ts'
import { mapsFolder } from '../build/sourceMaps.ts'
import { fakeDestination } from './fakeDestination.testing.ts'
import { releaseArea, rollBackArea } from './releases.ts'

const oldBuilds = ['0123456789ab', '123456789abc', '23456789abcd'] as const
const invalidBuildIds = [
  'x; echo $AWS_SECRET_ACCESS_KEY #',
  '../../precious',
  '..',
  '',
  '0123456789ab\n::add-mask::x',
  '0123456789ab/..',
  '0123456789AB',
  '0123456789abc',
  ['0123456789ab'],
  null,
]
const releasedAt = '2026-01-01T00:00:00.000Z'

let dist: string
let built: string
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'fortnight-dist-'))
  const draft = join(dist, 'draft')
  mkdirSync(draft)
  writeFileSync(join(draft, 'remoteEntry.js'), '')
  built = await computeBuildId(draft)
  mkdirSync(join(dist, built))
  for (const file of ['remoteEntry.js', 'pointer.json']) writeFileSync(join(dist, built, file), '')
})
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
  writeFileSync(join(dist, 'latest.json'), JSON.stringify({ build: built }))
})
afterAll(() => {
  rmSync(dist, { recursive: true })
})

const release = (destination: ReturnType<typeof fakeDestination>) =>
  releaseArea(destination, 'marketing', { dist, releasesToKeep: 2 })
const createLedger = (...builds: unknown[]) => builds.map((build) => ({ build, releasedAt }))

describe('releases.json and latest.json at the destination', () => {
  it('decide which old releases a release removes', async () => {
    const destination = fakeDestination({
      'releases.json': createLedger(...oldBuilds),
      'latest.json': { build: oldBuilds[0] },
    })
    await release(destination)
    expect(destination.uploads).toEqual([built, 'releases.json', 'latest.json'])
    expect(destination.removed).toEqual([oldBuilds[1], oldBuilds[2]])
  })

  it('stay those of the live build when a preview is uploaded, of which five are kept [REL-44]', async () => {
    const previews = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(12))
    const destination = fakeDestination({
      'releases.json': [
        ...previews.map((build) => ({ build, releasedAt, isPreview: true })),
        ...createLedger(...oldBuilds.slice(0, 2)),
      ],
      'latest.json': { build: oldBuilds[0] },
    })
    await releaseArea(destination, 'marketing', { dist, isPreview: true, releasesToKeep: 2 })
    expect(destination.uploads).toEqual([built, 'releases.json'])
    expect(destination.removed).toEqual(['e'.repeat(12)])
  })

  it('decide which build a rollback restores', async () => {
    const destination = fakeDestination({
      'releases.json': [{ build: oldBuilds[0], releasedAt, after: oldBuilds[1] }, ...createLedger(oldBuilds[1])],
      'latest.json': { build: oldBuilds[0] },
      [`${oldBuilds[1]}/pointer.json`]: { build: oldBuilds[1] },
    })
    await rollBackArea(destination, 'marketing')
    expect(JSON.parse(destination.files.get('latest.json')!)).toEqual({ build: oldBuilds[1] })
  })

  it.each(invalidBuildIds)('are rejected before any upload when releases.json holds an invalid id: %j', async (id) => {
    const ledgers = [createLedger(oldBuilds[0], oldBuilds[1], id), [{ build: oldBuilds[0], releasedAt, after: id }]]
    for (const ledger of ledgers) {
      const destination = fakeDestination({ 'releases.json': ledger, 'latest.json': { build: oldBuilds[0] } })
      const message = /^releases\.json among the releases names something that is not a build id/
      await expect(release(destination)).rejects.toThrow(message)
      await expect(rollBackArea(destination, 'marketing')).rejects.toThrow(message)
      expect([destination.uploads, destination.removed]).toEqual([[], []])
      expect(destination.reads.filter((file) => file.includes('/'))).toEqual([])
    }
  })

  it.each(invalidBuildIds)('are rejected before any upload when latest.json holds an invalid id: %j', async (id) => {
    const destination = fakeDestination({ 'latest.json': { build: id } })
    const message = /^latest\.json among the releases names something that is not a build id/
    await expect(release(destination)).rejects.toThrow(message)
    await expect(rollBackArea(destination, 'marketing')).rejects.toThrow(message)
    expect([destination.uploads, destination.removed]).toEqual([[], []])
  })

  it.each([{}, [null], ['0123456789ab'], null, 'x'])(
    'are rejected when releases.json is not a list of releases: %j',
    async (list) => {
      const destination = fakeDestination({ 'releases.json': list, 'latest.json': { build: oldBuilds[0] } })
      await expect(release(destination)).rejects.toThrow('releases.json among the releases')
      expect([destination.uploads, destination.removed]).toEqual([[], []])
    },
  )

  it.each(['releases.json', 'latest.json'])(
    'are rejected without quoting their content when %s is not JSON',
    async (file) => {
      const destination = fakeDestination({ 'latest.json': { build: oldBuilds[0] } })
      destination.files.set(file, '\n::error::x')
      await expect(release(destination)).rejects.toThrow(new Error(`${file} among the releases is not JSON.`))
      expect(destination.uploads).toEqual([])
    },
  )
})

describe('rollBackArea', () => {
  it.each([...invalidBuildIds, oldBuilds[2]])(
    'rejects a release whose pointer.json names another build: %j',
    async (id) => {
      const file = `${oldBuilds[1]}/pointer.json`
      const destination = fakeDestination({ 'latest.json': { build: oldBuilds[0] }, [file]: { build: id } })
      await expect(rollBackArea(destination, 'marketing', oldBuilds[1])).rejects.toThrow(file)
      expect(destination.uploads).toEqual([])
    },
  )

  it.each(invalidBuildIds.filter((id) => typeof id === 'string'))(
    'rejects an invalid id of the build to restore: %j',
    async (id) => {
      const destination = fakeDestination({
        'latest.json': { build: oldBuilds[0] },
        [`${id}/pointer.json`]: { build: oldBuilds[1] },
      })
      await expect(rollBackArea(destination, 'marketing', id)).rejects.toThrow(
        /^--build names something that is not a build id/,
      )
      expect(destination.reads.filter((file) => file.includes('/'))).toEqual([])
    },
  )
})

describe('releaseArea', () => {
  it('keeps source maps apart from the public files, before those, and removes them with their build [REL-59]', async () => {
    const maps = { uploads: [] as string[][], removed: [] as string[] }
    const destination = fakeDestination({
      'releases.json': createLedger(...oldBuilds),
      'latest.json': { build: oldBuilds[0] },
    })
    mkdirSync(join(mapsFolder(dist), built), { recursive: true })
    writeFileSync(join(mapsFolder(dist), built, 'remoteEntry.js.map'), '{}')
    await releaseArea(destination, 'marketing', {
      dist,
      releasesToKeep: 2,
      maps: {
        upload: (folder) => {
          expect(destination.uploads).toEqual([])
          maps.uploads.push(readdirSync(folder), readdirSync(join(folder, built)))
          return Promise.resolve()
        },
        remove: (build) => Promise.resolve(void maps.removed.push(build)),
      },
    })
    expect(maps).toEqual({ uploads: [[built], ['remoteEntry.js.map']], removed: [oldBuilds[1], oldBuilds[2]] })
    expect(destination.uploads).toEqual([built, 'releases.json', 'latest.json'])
    rmSync(mapsFolder(dist), { recursive: true })
  })

  it.each(invalidBuildIds)('rejects a local build whose pointer holds an invalid id: %j', async (id) => {
    writeFileSync(join(dist, 'latest.json'), JSON.stringify({ build: id }))
    const destination = fakeDestination({})
    await expect(release(destination)).rejects.toThrow(
      `${join(dist, 'latest.json')} names something that is not a build id`,
    )
    expect(destination.uploads).toEqual([])
  })
})
