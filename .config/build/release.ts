import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import webpack, { type Configuration, type MultiStats } from 'webpack'
import { type Area, root } from '../workspace.ts'
import { chunkIntegrity } from './chunkIntegrityPlugin.ts'
import { readAreaDeclaration } from './areaDeclaration.ts'
import { contractVersion, type Pointer } from './contract.ts'
import { findRemoteAppScripts, findSessionScripts, findShellStartupScripts } from './preloadedChunks.ts'
import { describeBuild } from './describeBuild.ts'
import { mapsFolder, moveMaps } from './sourceMaps.ts'
import { clientConfig, type Mode, serverConfig } from './webpack.ts'

const hasServer = (area: Area): area is 'shell' | 'marketing' => area === 'shell' || area === 'marketing'

type Folders = {
  /** The sources to compile instead of the area's own. */
  source?: string
  /** Where builds are written. */
  dist?: string
}

/** Compiles an area into `<area>/dist/<build>/`, then points `latest.json` at it. Returns the build id; throws webpack's errors. */
export async function compileRelease(
  area: Area,
  mode: Mode,
  { source, dist = resolve(root, area, 'dist') }: Folders = {},
) {
  const staging = join(dist, 'staging')
  await rm(staging, { recursive: true, force: true })
  const stats = await runWebpack(
    releaseConfigs(area, mode, staging).map((config) => ({ ...config, ...(source && { context: source }) })),
  )
  const stagedMaps = join(mapsFolder(dist), 'staging')
  if (mode === 'production') await moveMaps(area === 'shell' ? join(staging, 'client') : staging, stagedMaps)
  const build = await publishBuild(area, dist, staging, stats)
  if (mode === 'production') await publishMaps(dist, stagedMaps, build)
  await rm(staging, { recursive: true, force: true })
  return build
}

/** Keeps the source maps under the name of their build, and removes those of builds that are gone. */
async function publishMaps(dist: string, stagedMaps: string, build: string) {
  const maps = mapsFolder(dist)
  await rm(join(maps, build), { recursive: true, force: true })
  await rename(stagedMaps, join(maps, build))
  const builds = await readdir(dist)
  for (const old of (await readdir(maps)).filter((name) => !builds.includes(name))) {
    await rm(join(maps, old), { recursive: true })
  }
}

/** The webpack configurations of an area's build, which write into `path`. */
export function releaseConfigs(area: Area, mode: Mode, path: string): Configuration[] {
  // The shell serves its client folder, which must not contain its server bundle.
  const client = clientConfig(area, mode, area === 'shell' ? join(path, 'client') : path)
  return hasServer(area) ? [client, serverConfig(area, mode, path)] : [client]
}

/**
 * Copies the staged files into a folder named after their content and returns its name, the build id. The pointer is written
 * last, so a reader never finds an incomplete build. `signPointer` returns the pointer to write; by default it stays unsigned.
 */
export async function publishBuild(
  area: Area,
  dist: string,
  staging: string,
  stats: MultiStats,
  signPointer: (pointer: Pointer) => Pointer | Promise<Pointer> = (pointer) => pointer,
) {
  const { compilation } = stats.stats[0]!
  const isShell = area === 'shell'
  const declaration = isShell ? undefined : await readAreaDeclaration(compilation.compiler.context)
  // Among the files, so that a build that declares something else has another id.
  if (declaration) await writeFile(join(staging, 'area.json'), JSON.stringify(declaration))
  const build = await computeBuildId(staging)
  const target = join(dist, build)
  await cp(staging, target, { recursive: true })

  const folder = isShell ? `${build}/client` : build
  const entry = isShell ? 'main.js' : 'remoteEntry.js'
  const inFolder = (file: string) => `${folder}/${file}`
  const startupScripts = isShell ? findShellStartupScripts(compilation) : findRemoteAppScripts(compilation)
  const preload = startupScripts.map(inFolder)
  const pointer = await signPointer({
    name: area,
    build,
    contract: contractVersion,
    ...declaration,
    ...(await describeBuild(compilation, join(dist, folder), [entry, ...startupScripts])),
    entry: { url: `${folder}/${entry}`, integrity: computeIntegrity(join(dist, folder, entry)) },
    preload,
    ...(!isShell && { preloadIntegrity: preload.map((file) => chunkIntegrity(readFileSync(join(dist, file)))) }),
    ...(isShell && { session: findSessionScripts(compilation).map(inFolder) }),
    ...(hasServer(area) && {
      server: { url: `${build}/server.cjs`, integrity: computeIntegrity(join(target, 'server.cjs')) },
    }),
  })
  // The build keeps its own pointer, so that rolling back to it is copying one file.
  await writeFile(join(target, 'pointer.json'), JSON.stringify(pointer, null, 2))
  const pointerFile = join(dist, 'latest.json')
  await pruneBuilds(dist, [build, await readBuildId(pointerFile)])
  await writeFile(`${pointerFile}.new`, JSON.stringify(pointer, null, 2))
  await rename(`${pointerFile}.new`, pointerFile)
  return build
}

// Open pages still request files of the previous build, so that one stays.
async function pruneBuilds(dist: string, buildsToKeep: string[]) {
  for (const entry of await readdir(dist, { withFileTypes: true })) {
    const isOld = entry.isDirectory() && !['staging', ...buildsToKeep].includes(entry.name)
    if (isOld) await rm(join(dist, entry.name), { recursive: true })
  }
}

async function readBuildId(pointerFile: string) {
  const text = await readFile(pointerFile, 'utf8').catch(() => '{"build":""}')
  return (JSON.parse(text) as Pick<Pointer, 'build'>).build
}

/** Runs webpack with these configurations; throws its errors. */
export function runWebpack(configurations: Configuration[]) {
  return new Promise<MultiStats>((resolveStats, reject) => {
    webpack(configurations, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack returned no result.'))
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
      resolveStats(stats)
    })
  })
}

/** The id of a build: a checksum of the names and contents of its files. The pointer is left out, because it contains the id. */
export async function computeBuildId(folder: string) {
  const hash = createHash('sha256')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    const name = path.slice(folder.length)
    if (name !== '/pointer.json') hash.update(name).update(await readFile(path))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The integrity of a file as browsers and pointers write it: `sha384-…`. */
export const computeIntegrity = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
