/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { folderDestination } from './destinations.ts'

// An ES module, which Jest cannot load. Only command destinations need it, and an e2e test covers those.
jest.mock('execa', () => ({}))

const build = '0123456789ab'
const files = { 'remoteEntry.js': 'entry', '12.js': 'chunk', 'images/hero.avif': 'hero', 'pointer.json': '{}' }
const fileNames = Object.keys(files) as (keyof typeof files)[]

let source: string
let target: string
beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'fortnight-source-'))
  target = mkdtempSync(join(tmpdir(), 'fortnight-target-'))
  for (const name of fileNames) {
    mkdirSync(join(source, build, dirname(name)), { recursive: true })
    writeFileSync(join(source, build, name), files[name])
  }
})
afterEach(() => {
  for (const folder of [source, target]) rmSync(folder, { recursive: true })
})

const upload = () => folderDestination(target).upload(source, '')
const uploadedPath = (name: string) => join(target, build, name)
const readUploadedFiles = () =>
  Object.fromEntries(fileNames.map((name) => [name, readFileSync(uploadedPath(name), 'utf8')]))
const readInode = (name: string) => statSync(uploadedPath(name)).ino

/** Uploads, and until that is done observes the target again and again. Returns the observations. */
async function observeUpload<Observation>(observe: () => Observation) {
  const observations: Observation[] = []
  const progress = { isDone: false }
  const done = upload().finally(() => {
    progress.isDone = true
  })
  while (!progress.isDone) {
    observations.push(observe())
    await new Promise(setImmediate)
  }
  await done
  return observations
}

describe('folderDestination', () => {
  it('shows a new release only when it is complete, and leaves no other files', async () => {
    const observations = await observeUpload(() => existsSync(join(target, build)) && readUploadedFiles())
    const releases = observations.filter((observation) => observation !== false)
    expect(releases.every((release) => fileNames.every((name) => release[name]))).toBe(true)
    expect(readUploadedFiles()).toEqual(files)
    expect(readdirSync(target)).toEqual([build])
  })

  it('restores missing and damaged files of a release', async () => {
    await upload()
    rmSync(uploadedPath('12.js'))
    rmSync(uploadedPath('images'), { recursive: true })
    writeFileSync(uploadedPath('remoteEntry.js'), 'damaged')
    await upload()
    expect(readUploadedFiles()).toEqual(files)
    expect(readdirSync(target)).toEqual([build])
  })

  it('never takes a file away while it restores a release', async () => {
    await upload()
    writeFileSync(uploadedPath('remoteEntry.js'), 'damaged')
    rmSync(uploadedPath('12.js'))
    const intactFile = readInode('images/hero.avif')
    const observations = await observeUpload(() => readFileSync(uploadedPath('remoteEntry.js'), 'utf8'))
    expect(observations.length).toBeGreaterThan(0)
    expect(observations.filter((text) => !['damaged', 'entry'].includes(text))).toEqual([])
    expect(readInode('images/hero.avif')).toBe(intactFile)
    expect(readUploadedFiles()).toEqual(files)
  })

  it('replaces the pointer beside the releases', async () => {
    await upload()
    writeFileSync(join(source, 'latest.json'), '1')
    await upload()
    writeFileSync(join(source, 'latest.json'), '2')
    await upload()
    expect(await folderDestination(target).read('latest.json')).toBe('2')
    expect(readdirSync(target).sort()).toEqual([build, 'latest.json'])
  })
})
