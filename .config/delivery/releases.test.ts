/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseTo, rollBack } from './releases.ts'
import { buildIdOf } from '../build/release.ts'

const older = ['0123456789ab', '123456789abc', '23456789abcd'] as const
const hostile = [
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
  built = await buildIdOf(draft)
  mkdirSync(join(dist, built))
  writeFileSync(join(dist, built, 'remoteEntry.js'), '')
})
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
  writeFileSync(join(dist, 'latest.json'), JSON.stringify({ build: built }))
})
afterAll(() => rmSync(dist, { recursive: true }))

/** A place where anybody may have written these files; it keeps what is uploaded and removed. */
function placeWith(contents: Record<string, unknown>) {
  const files = new Map(Object.entries(contents).map(([file, content]) => [file, JSON.stringify(content)]))
  const uploads: string[] = []
  const asked: string[] = []
  const removed: string[] = []
  return {
    ...{ files, uploads, asked, removed },
    read: async (file: string) => {
      asked.push(file)
      return files.get(file)
    },
    upload: async (folder: string) => {
      for (const file of readdirSync(folder)) {
        uploads.push(file)
        if (file.endsWith('.json')) files.set(file, readFileSync(join(folder, file), 'utf8'))
      }
    },
    remove: async (build: string) => void removed.push(build),
  }
}

const release = (place: ReturnType<typeof placeWith>) => releaseTo(place, 'marketing', { dist, keep: 2 })
const ledger = (...builds: unknown[]) => builds.map((build) => ({ build, releasedAt }))

describe('what a place says was released there', () => {
  it('decides what a release removes', async () => {
    const place = placeWith({ 'releases.json': ledger(...older), 'latest.json': { build: older[0] } })
    await release(place)
    expect(place.uploads).toEqual([built, 'releases.json', 'latest.json'])
    expect(place.removed).toEqual([older[1], older[2]])
  })

  it('decides where a rollback leads', async () => {
    const place = placeWith({
      'releases.json': [{ build: older[0], releasedAt, after: older[1] }, ...ledger(older[1])],
      'latest.json': { build: older[0] },
      [`${older[1]}/pointer.json`]: { build: older[1] },
    })
    await rollBack(place, 'marketing')
    expect(JSON.parse(place.files.get('latest.json')!)).toEqual({ build: older[1] })
  })

  it.each(hostile)(
    'is refused before anything happens when its list names something else than builds: %j',
    async (id) => {
      const lists = [ledger(older[0], older[1], id), [{ build: older[0], releasedAt, after: id }]]
      for (const list of lists) {
        const place = placeWith({ 'releases.json': list, 'latest.json': { build: older[0] } })
        const sentence = /^releases\.json among the releases names something that is no build/
        await expect(release(place)).rejects.toThrow(sentence)
        await expect(rollBack(place, 'marketing')).rejects.toThrow(sentence)
        expect([place.uploads, place.removed]).toEqual([[], []])
        expect(place.asked.filter((file) => file.includes('/'))).toEqual([])
      }
    },
  )

  it.each(hostile)('is refused before anything happens when its pointer names something else: %j', async (id) => {
    const place = placeWith({ 'latest.json': { build: id } })
    const sentence = /^latest\.json among the releases names something that is no build/
    await expect(release(place)).rejects.toThrow(sentence)
    await expect(rollBack(place, 'marketing')).rejects.toThrow(sentence)
    expect([place.uploads, place.removed]).toEqual([[], []])
  })

  it.each([{}, [null], ['0123456789ab'], null, 'x'])('is refused when its list is none: %j', async (list) => {
    const place = placeWith({ 'releases.json': list, 'latest.json': { build: older[0] } })
    await expect(release(place)).rejects.toThrow('releases.json among the releases')
    expect([place.uploads, place.removed]).toEqual([[], []])
  })

  it.each(['releases.json', 'latest.json'])('is refused without a word of it when it is not JSON: %s', async (file) => {
    const place = placeWith({ 'latest.json': { build: older[0] } })
    place.files.set(file, '\n::error::x')
    await expect(release(place)).rejects.toThrow(new Error(`${file} among the releases is not JSON.`))
    expect(place.uploads).toEqual([])
  })

  it.each([...hostile, older[2]])('is refused when the pointer of a release names another build: %j', async (id) => {
    const file = `${older[1]}/pointer.json`
    const place = placeWith({ 'latest.json': { build: older[0] }, [file]: { build: id } })
    await expect(rollBack(place, 'marketing', older[1])).rejects.toThrow(file)
    expect(place.uploads).toEqual([])
  })
})

it.each(hostile.filter((id) => typeof id === 'string'))('no rollback leads to what is no build: %j', async (id) => {
  const place = placeWith({ 'latest.json': { build: older[0] }, [`${id}/pointer.json`]: { build: older[1] } })
  await expect(rollBack(place, 'marketing', id)).rejects.toThrow(/^--build names something that is no build/)
  expect(place.asked.filter((file) => file.includes('/'))).toEqual([])
})

it.each(hostile)('nothing is released whose own pointer names something else than a build: %j', async (id) => {
  writeFileSync(join(dist, 'latest.json'), JSON.stringify({ build: id }))
  const place = placeWith({})
  await expect(release(place)).rejects.toThrow(`${join(dist, 'latest.json')} names something that is no build`)
  expect(place.uploads).toEqual([])
})
