import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pointer } from '../build/contract.ts'
import { computeBuildId } from '../build/release.ts'
import { mapsFolder } from '../build/sourceMaps.ts'
import type { Area } from '../workspace.ts'
import { immutableCacheControl, uncachedCacheControl } from './cacheControl.ts'
import type { Destination } from './destinations.ts'
import { signPointer } from './signingKeys.ts'

/**
 * The releases that a destination still holds, newest first; `after` is the build that each one replaced. Previews have only been
 * uploaded, to be tried.
 */
type Ledger = { build: string; releasedAt: string; after?: string | undefined; isPreview?: true }[]

const pointerFile = 'latest.json'
const ledgerFile = 'releases.json'
const unlistedCacheControl = 'private, no-store'

const previewsToKeep = 5

type ReleaseOptions = {
  dist: string
  /** Uploads the build to be tried, and leaves the pointer as it is. */
  isPreview?: boolean | undefined
  releasesToKeep: number
  signingKey?: string | undefined
  /** Where the source maps are kept, which must not be public. Without it, they stay where the area was built. */
  maps?: Pick<Destination, 'upload' | 'remove'> | undefined
}

/**
 * Uploads an area's current build to its destination: files first, the pointer last, so that the pointer never names a file
 * that is missing. Signs the pointer if there is a key. Keeps the newest `releasesToKeep` releases. Throws a sentence when the
 * build is missing or damaged, or the key is not one. A preview is uploaded the same way, but no pointer names it.
 */
export async function releaseArea(
  destination: Destination,
  area: Area,
  { dist, isPreview, releasesToKeep, signingKey, maps }: ReleaseOptions,
) {
  const builtPointer = await readBuiltPointer(area, dist)
  const { build } = builtPointer
  const ledger = await readLedger(destination)
  const previous = (await readCurrentPointer(destination))?.build
  const releasedAt = new Date().toISOString()
  const pointer = signingKey ? await signPointer({ ...builtPointer, releasedAt }, signingKey) : builtPointer
  const isReleased = previous === build || ledger.some((release) => release.build === build && !release.isPreview)
  const entry = isPreview ? { build, releasedAt, isPreview } : { build, releasedAt, after: previous }
  const releases = [entry, ...ledger.filter((release) => release.build !== build)]
  const newest = [
    ...releases.filter((release) => !release.isPreview).slice(0, releasesToKeep),
    ...releases.filter((release) => release.isPreview).slice(0, previewsToKeep),
  ]
  const kept = releases.filter((release) => newest.includes(release) || release.build === previous)

  const builtMaps = join(mapsFolder(dist), build)
  if (maps && existsSync(builtMaps)) {
    await upload(maps, unlistedCacheControl, (folder) => cp(builtMaps, join(folder, build), { recursive: true }))
  }
  // Even when it is live already, because a file of it may be missing.
  await upload(destination, immutableCacheControl, async (folder) => {
    await cp(join(dist, build), join(folder, build), { recursive: true })
    // A rollback publishes it again, without the key.
    await writeJson(join(folder, build, 'pointer.json'), pointer)
  })
  if (isPreview && isReleased) {
    console.log(`${area}: ${build} is released already.`)
    return
  }
  if (previous === build) {
    // The live pointer may be unsigned, or signed with a key that has been replaced.
    if (signingKey) await uploadJson(destination, pointerFile, pointer)
    console.log(`${area}: ${build} is released already.`)
    return
  }
  await uploadJson(destination, ledgerFile, destination.remove ? kept : releases)
  if (!isPreview) await uploadJson(destination, pointerFile, pointer)
  console.log(`${area}: ${build} is ${isPreview ? 'a preview' : `released${previous ? `, after ${previous}` : ''}`}.`)

  for (const { build: oldBuild } of releases.filter((release) => !kept.includes(release))) {
    await destination.remove?.(oldBuild)
    await maps?.remove?.(oldBuild)
    if (destination.remove) console.log(`${area}: ${oldBuild} is removed.`)
  }
}

/** Points back at the build before the current one, or at `targetBuild`. Throws a sentence when it is not there. */
export async function rollBackArea(destination: Destination, area: Area, targetBuild?: string) {
  if (targetBuild !== undefined) requireBuildId('--build', targetBuild)
  const current = await readCurrentPointer(destination)
  if (!current) throw new Error(`Nothing of ${area} has been released there yet.`)
  const build = targetBuild ?? (await readLedger(destination)).find((release) => release.build === current.build)?.after
  if (!build) throw new Error(`There is no release of ${area} before ${current.build}.`)
  const text = await destination.read(`${build}/pointer.json`)
  if (!text) throw new Error(`The release ${build} of ${area} is no longer there.`)
  const pointer = parsePointer(`${build}/pointer.json of ${area}`, text)
  if (current.signature && !pointer.signature) {
    throw new Error(`The release ${build} of ${area} is not signed, so the shell would reject it. Release it again.`)
  }
  if (pointer.build !== build) throw new Error(`${build}/pointer.json of ${area} belongs to another build.`)
  await uploadJson(destination, pointerFile, pointer)
  console.log(`${area}: back from ${current.build} to ${build}.`)
}

async function readBuiltPointer(area: Area, dist: string) {
  const file = join(dist, pointerFile)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no build of ${area} in ${dist}. Run \`npm run build -w ${area}\` first.`)
  })
  const pointer = parsePointer(file, text)
  const folder = join(dist, pointer.build)
  const actualId = await computeBuildId(folder).catch(() => undefined)
  if (actualId !== pointer.build) {
    throw new Error(`The files in ${folder} are not those that were built. Build the area again.`)
  }
  return pointer
}

async function readLedger(destination: Destination): Promise<Ledger> {
  const source = `${ledgerFile} among the releases`
  const list: unknown = parseJson(source, (await destination.read(ledgerFile)) ?? '[]')
  if (!Array.isArray(list)) throw new Error(`${source} is not a list.`)
  for (const release of list as (Partial<Ledger[number]> | null)[]) {
    requireBuildId(source, release?.build)
    if (release?.after !== undefined) requireBuildId(source, release.after)
  }
  return list as Ledger
}

async function readCurrentPointer(destination: Destination) {
  const text = await destination.read(pointerFile)
  return text ? parsePointer(`${pointerFile} among the releases`, text) : undefined
}

function parsePointer(source: string, text: string) {
  const pointer = parseJson(source, text) as Pointer | null
  requireBuildId(source, pointer?.build)
  return pointer as Pointer
}

function parseJson(source: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${source} is not JSON.`)
  }
}

/**
 * Throws at an id that `computeBuildId` cannot have made. Ids become folder names and shell arguments, and others may be able
 * to write the files that hold them. The message does not repeat the id, because CI runners execute some log lines.
 */
function requireBuildId(source: string, id: unknown) {
  if (typeof id === 'string' && /^[0-9a-f]{12}$/.test(id)) return
  throw new Error(`${source} names something that is not a build id: twelve of the characters 0-9 and a-f.`)
}

const uploadJson = (destination: Destination, file: string, content: unknown) =>
  upload(destination, uncachedCacheControl, (folder) => writeJson(join(folder, file), content))

const writeJson = (file: string, content: unknown) => writeFile(file, JSON.stringify(content, null, 2))

async function upload(
  destination: Pick<Destination, 'upload'>,
  cacheControl: string,
  fill: (folder: string) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'fortnight-release-'))
  try {
    await fill(folder)
    await destination.upload(folder, cacheControl)
  } finally {
    await rm(folder, { recursive: true })
  }
}
