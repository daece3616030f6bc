import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import webpack, { type Configuration, type MultiStats } from 'webpack'
import { chunksOfExpose, chunksOfSession, chunksOfStart } from './preloadedChunks.ts'
import { type Area, clientConfig, type Mode, root, serverConfig } from './webpack.ts'

/** Version of the agreement between the shell and a remote. It only grows. */
export const contractVersion = 1

/** The pointer that a remote publishes last. URLs are relative to the pointer itself; integrity is `sha384-…`. */
export type Pointer = {
  name: Area
  build: string
  contract: number
  entry: { url: string; integrity: string }
  preload: string[]
  /** The shell's: what guarded pages and the forms of accounts need besides. */
  session?: string[]
  server?: { url: string; integrity: string }
}

const hasServer = (area: Area) => area === 'shell' || area === 'marketing'

type Places = {
  /** Folder with the area's sources; another one than the area's own stands in for it. */
  source?: string
  /** Folder of its releases. */
  dist?: string
}

/** Compiles an area into `<area>/dist/<build>/` and then points `latest.json` at it. Gives the build id. Throws webpack's errors. */
export async function compileRelease(
  area: Area,
  mode: Mode,
  { source, dist = resolve(root, area, 'dist') }: Places = {},
) {
  const staging = join(dist, 'staging')
  await rm(staging, { recursive: true, force: true })
  const stats = await run(
    configs(area, mode, staging).map((config) => ({ ...config, ...(source && { context: source }) })),
  )
  const build = await publish(area, dist, staging, stats)
  await rm(staging, { recursive: true, force: true })
  return build
}

/** The webpack configurations of an area's release, writing into `path`. */
export function configs(area: Area, mode: Mode, path: string): Configuration[] {
  // The shell's server must not lie among the files that it serves.
  const client = clientConfig(area, mode, area === 'shell' ? join(path, 'client') : path)
  return hasServer(area) ? [client, serverConfig(area as 'shell' | 'marketing', mode, path)] : [client]
}

/** Names the staged files by their content and writes the pointer last, so that nobody ever sees half a release. */
export async function publish(area: Area, dist: string, staging: string, stats: MultiStats) {
  const { compilation } = stats.stats[0]!
  const build = await buildIdOf(staging)
  const target = join(dist, build)
  await cp(staging, target, { recursive: true })

  const isShell = area === 'shell'
  const folder = isShell ? `${build}/client` : build
  const entry = isShell ? 'main.js' : 'remoteEntry.js'
  const inFolder = (file: string) => `${folder}/${file}`
  const pointer: Pointer = {
    name: area,
    build,
    contract: contractVersion,
    entry: { url: `${folder}/${entry}`, integrity: integrityOf(join(dist, folder, entry)) },
    preload: (isShell ? chunksOfStart(compilation) : chunksOfExpose(compilation)).map(inFolder),
    ...(isShell && { session: chunksOfSession(compilation).map(inFolder) }),
    ...(hasServer(area) && {
      server: { url: `${build}/server.cjs`, integrity: integrityOf(join(target, 'server.cjs')) },
    }),
  }
  // The release keeps its own pointer, so that going back to it is copying one file.
  await writeFile(join(target, 'pointer.json'), JSON.stringify(pointer, null, 2))
  const pointerFile = join(dist, 'latest.json')
  await prune(dist, [build, await buildOf(pointerFile)])
  await writeFile(`${pointerFile}.new`, JSON.stringify(pointer, null, 2))
  await rename(`${pointerFile}.new`, pointerFile)
  return build
}

// Pages that are open now still ask for files of the build before this one; older ones are not needed here.
async function prune(dist: string, keep: string[]) {
  for (const entry of await readdir(dist, { withFileTypes: true })) {
    const isOld = entry.isDirectory() && !['staging', ...keep].includes(entry.name)
    if (isOld) await rm(join(dist, entry.name), { recursive: true })
  }
}

async function buildOf(pointerFile: string) {
  const text = await readFile(pointerFile, 'utf8').catch(() => '{"build":""}')
  return (JSON.parse(text) as Pick<Pointer, 'build'>).build
}

/** Runs webpack over configurations; throws what it complains about. */
export function run(configurations: Configuration[]) {
  return new Promise<MultiStats>((done, fail) => {
    webpack(configurations, (error, stats) => {
      if (error || !stats) return fail(error ?? new Error('webpack gave no result'))
      if (stats.hasErrors()) return fail(new Error(stats.toString({ preset: 'errors-only', colors: false })))
      done(stats)
    })
  })
}

/** The name of a build: a checksum of the names and contents of all its files, but for the pointer, which holds the name. */
export async function buildIdOf(folder: string) {
  const hash = createHash('sha256')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    const name = path.slice(folder.length)
    if (name !== '/pointer.json') hash.update(name).update(await readFile(path))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The checksum of a file as browsers and pointers write it: `sha384-…`. */
export const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
