import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Destination } from './destinations.ts'
import { buildIdOf, type Pointer } from './release.ts'
import type { Area } from './webpack.ts'

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
  const current = await currentOf(place)
  if (!current) throw new Error(`Nothing of ${area} has been released there yet.`)
  const build = wanted ?? releaseOf(await ledgerOf(place), current.build)?.after
  if (!build) throw new Error(`There is no release of ${area} before ${current.build}.`)
  const pointer = await place.read(`${build}/pointer.json`)
  if (!pointer) throw new Error(`The release ${build} of ${area} is not there any more.`)
  await write(place, pointerFile, JSON.parse(pointer))
  console.log(`${area}: back from ${current.build} to ${build}.`)
}

async function builtPointer(area: Area, dist: string) {
  const text = await readFile(join(dist, pointerFile), 'utf8').catch(() => {
    throw new Error(`There is no build of ${area} in ${dist}. Run \`npm run build -w ${area}\` first.`)
  })
  const pointer = JSON.parse(text) as Pointer
  const folder = join(dist, pointer.build)
  const found = await buildIdOf(folder).catch(() => undefined)
  if (found !== pointer.build)
    throw new Error(`The files in ${folder} are not those that were built; build them again.`)
  return pointer
}

const releaseOf = (ledger: Ledger, build: string) => ledger.find((one) => one.build === build)

const ledgerOf = async (place: Destination) => JSON.parse((await place.read(ledgerFile)) ?? '[]') as Ledger

async function currentOf(place: Destination) {
  const text = await place.read(pointerFile)
  return text ? (JSON.parse(text) as Pointer) : undefined
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
