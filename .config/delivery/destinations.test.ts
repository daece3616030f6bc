/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { folderDestination } from './destinations.ts'

// An ES module, which Jest cannot load. Only places that are reached by commands need it; a journey covers those.
jest.mock('execa', () => ({}))

const build = '0123456789ab'
const files = { 'remoteEntry.js': 'entry', '12.js': 'chunk', 'images/hero.avif': 'hero', 'pointer.json': '{}' }
const names = Object.keys(files) as (keyof typeof files)[]

let local: string
let place: string
beforeEach(() => {
  local = mkdtempSync(join(tmpdir(), 'fortnight-local-'))
  place = mkdtempSync(join(tmpdir(), 'fortnight-place-'))
  for (const name of names) {
    mkdirSync(join(local, build, dirname(name)), { recursive: true })
    writeFileSync(join(local, build, name), files[name])
  }
})
afterEach(() => {
  for (const folder of [local, place]) rmSync(folder, { recursive: true })
})

const upload = () => folderDestination(place).upload(local, '')
const at = (name: string) => join(place, build, name)
const released = () => Object.fromEntries(names.map((name) => [name, readFileSync(at(name), 'utf8')]))
const identityOf = (name: string) => statSync(at(name)).ino

/** Uploads and looks at the place again and again meanwhile. */
async function uploadWatched<View>(look: () => View) {
  const views: View[] = []
  let isOver = false
  const over = upload().finally(() => (isOver = true))
  while (!isOver) {
    views.push(look())
    await new Promise(setImmediate)
  }
  await over
  return views
}

describe('a folder as a place of releases', () => {
  it('shows a new release whole or not at all, and nothing besides', async () => {
    const seen = await uploadWatched(() => existsSync(join(place, build)) && released())
    expect(seen.filter((view) => view !== false).every((view) => names.every((name) => view[name]))).toBe(true)
    expect(released()).toEqual(files)
    expect(readdirSync(place)).toEqual([build])
  })

  it('gets back the files that a release has lost, and the right ones for those that were damaged', async () => {
    await upload()
    rmSync(at('12.js'))
    rmSync(at('images'), { recursive: true })
    writeFileSync(at('remoteEntry.js'), 'damaged')
    await upload()
    expect(released()).toEqual(files)
    expect(readdirSync(place)).toEqual([build])
  })

  it('has every file that is there at every moment of it', async () => {
    await upload()
    writeFileSync(at('remoteEntry.js'), 'damaged')
    rmSync(at('12.js'))
    const untouched = identityOf('images/hero.avif')
    const seen = await uploadWatched(() => readFileSync(at('remoteEntry.js'), 'utf8'))
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((text) => !['damaged', 'entry'].includes(text))).toEqual([])
    expect(identityOf('images/hero.avif')).toBe(untouched)
    expect(released()).toEqual(files)
  })

  it('replaces the pointer, which is a file beside the releases', async () => {
    await upload()
    writeFileSync(join(local, 'latest.json'), '1')
    await upload()
    writeFileSync(join(local, 'latest.json'), '2')
    await upload()
    expect(await folderDestination(place).read('latest.json')).toBe('2')
    expect(readdirSync(place).sort()).toEqual([build, 'latest.json'])
  })
})
