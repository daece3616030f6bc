import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Destination } from './destinations.ts'
import { buildIdOf, type Pointer } from '../build/release.ts'
import type { Area } from '../build/webpack.ts'

/** What was ever released to a place and is still there, newest first; `after` is what was live until then. */
type Ledger = { build: string; releasedAt: string; after?: string | undefined }[]

const pointerFile = 'latest.json'
const ledgerFile = 'releases.json'
const cachedForEver = 'public, max-age=31536000, immutable'
const neverCached = 'no-store'

/**
 * Puts an area's current build where everybody fetches it: its files first, the pointer last, so that nobody is ever sent
 * to a file that is not there yet. The newest `keep` releases stay. Throws when the build is missing or damaged.
 */
export async function releaseTo(place: Destination, area: Area, { dist, keep }: { dist: string; keep: number }) {
  const pointer = await builtPointer(area, dist)
  const { build } = pointer
  const before = await ledgerOf(place)
  const former = (await currentOf(place))?.build
  const entry = { build, releasedAt: new Date().toISOString(), after: former }
  const releases = [entry, ...before.filter((one) => one.build !== build)]
  const kept = releases.filter((one, rank) => rank < keep || one.build === former)

  // Also when it is live already: a file of it may have been lost.
  await upload(place, cachedForEver, (folder) => cp(join(dist, build), join(folder, build), { recursive: true }))
  if (former === build) return console.log(`${area}: ${build} is released already.`)
  await write(place, ledgerFile, place.remove ? kept : releases)
  await write(place, pointerFile, pointer)
  console.log(`${area}: ${build} is released${former ? `, after ${former}` : ''}.`)

  for (const { build: old } of releases.filter((one) => !kept.includes(one))) {
    await place.remove?.(old)
    if (place.remove) console.log(`${area}: ${old} is removed.`)
  }
}

/** Points back at what was live before the current release, or at a named one. Throws when it is not there. */
export async function rollBack(place: Destination, area: Area, wanted?: string) {
  if (wanted !== undefined) requireId('--build', wanted)
  const current = await currentOf(place)
  if (!current) throw new Error(`Nothing of ${area} has been released there yet.`)
  const build = wanted ?? releaseOf(await ledgerOf(place), current.build)?.after
  if (!build) throw new Error(`There is no release of ${area} before ${current.build}.`)
  const text = await place.read(`${build}/pointer.json`)
  if (!text) throw new Error(`The release ${build} of ${area} is not there any more.`)
  const pointer = pointerIn(`${build}/pointer.json of ${area}`, text)
  if (pointer.build !== build) throw new Error(`${build}/pointer.json of ${area} is that of another build.`)
  await write(place, pointerFile, pointer)
  console.log(`${area}: back from ${current.build} to ${build}.`)
}

async function builtPointer(area: Area, dist: string) {
  const file = join(dist, pointerFile)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no build of ${area} in ${dist}. Run \`npm run build -w ${area}\` first.`)
  })
  const pointer = pointerIn(file, text)
  const folder = join(dist, pointer.build)
  const found = await buildIdOf(folder).catch(() => undefined)
  if (found !== pointer.build)
    throw new Error(`The files in ${folder} are not those that were built; build them again.`)
  return pointer
}

const releaseOf = (ledger: Ledger, build: string) => ledger.find((one) => one.build === build)

async function ledgerOf(place: Destination): Promise<Ledger> {
  const where = `${ledgerFile} among the releases`
  const list: unknown = contentOf(where, (await place.read(ledgerFile)) ?? '[]')
  if (!Array.isArray(list)) throw new Error(`${where} is no list.`)
  for (const one of list as (Partial<Ledger[number]> | null)[]) {
    requireId(where, one?.build)
    if (one?.after !== undefined) requireId(where, one.after)
  }
  return list as Ledger
}

async function currentOf(place: Destination) {
  const text = await place.read(pointerFile)
  return text ? pointerIn(`${pointerFile} among the releases`, text) : undefined
}

function pointerIn(where: string, text: string) {
  const pointer = contentOf(where, text) as Pointer | null
  requireId(where, pointer?.build)
  return pointer as Pointer
}

function contentOf(where: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${where} is not JSON.`)
  }
}

/**
 * Throws at an id that is not such as `buildIdOf` makes. Ids become folders and words of commands, and the files that name
 * them lie where others may be able to write. What is refused is not repeated, because logs obey lines of some kinds.
 */
function requireId(where: string, id: unknown) {
  if (typeof id === 'string' && /^[0-9a-f]{12}$/.test(id)) return
  throw new Error(`${where} names something that is no build: those have twelve of the characters 0-9 and a-f.`)
}

const write = (place: Destination, file: string, content: unknown) =>
  upload(place, neverCached, (folder) => writeFile(join(folder, file), JSON.stringify(content, null, 2)))

async function upload(place: Destination, cache: string, fill: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'fortnight-release-'))
  try {
    await fill(folder)
    await place.upload(folder, cache)
  } finally {
    await rm(folder, { recursive: true })
  }
}
