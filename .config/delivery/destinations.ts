import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { execa } from 'execa'

/** Where the releases of one area lie for everybody to fetch. */
export type Destination = {
  /** The text of a file there; undefined when there is none. */
  read: (file: string) => Promise<string | undefined>
  /** Adds the files and folders of a local folder to what is there; `cache` is their `Cache-Control`. */
  upload: (folder: string, cache: string) => Promise<void>
  /** Removes a release; without it, old releases are left to whoever keeps the place tidy. */
  remove?: (build: string) => Promise<void>
}

type CommandOptions = {
  /** Such as `aws s3 sync {folder} s3://bucket/marketing --cache-control "{cache}"`. */
  upload: string
  /** Address under which what was uploaded can be read. */
  at: string
  /** Such as `aws s3 rm --recursive s3://bucket/marketing/{build}`. */
  remove?: string | undefined
}

/** A folder of this machine, or one that is mounted, whose server says what is cached. What appears in it appears whole. */
export function folderDestination(path: string): Destination {
  const to = resolve(process.env.INIT_CWD ?? '.', path)
  return {
    read: (file) => readFile(join(to, file), 'utf8').catch(absent),
    async upload(folder) {
      await mkdir(to, { recursive: true })
      for (const name of await readdir(folder)) {
        const draft = join(to, `.${name}.new`)
        await rm(draft, { recursive: true, force: true })
        await cp(join(folder, name), draft, { recursive: true })
        await settle(draft, join(to, name))
        await rm(draft, { recursive: true, force: true })
      }
    },
    remove: (build) => rm(join(to, build), { recursive: true, force: true }),
  }
}

/**
 * Moves what was copied beside its place into it. Of a folder that is there already, which somebody may be reading, it takes
 * nothing away: files that are missing or differ are put in one by one.
 */
async function settle(draft: string, target: string) {
  const [ours, theirs] = await Promise.all([stat(draft), stat(target).catch(absent)])
  if (ours.isDirectory() && theirs?.isDirectory()) {
    for (const name of await readdir(draft)) await settle(join(draft, name), join(target, name))
    return
  }
  const isThere =
    theirs?.isFile() && ours.size === theirs.size && (await readFile(target)).equals(await readFile(draft))
  if (!isThere) await rename(draft, target)
}

/** A place that is reached by commands, such as a bucket. Throws when a command fails or the place does not answer. */
export function commandDestination({ upload, at, remove }: CommandOptions): Destination {
  const base = at.endsWith('/') ? at : `${at}/`
  return {
    async read(file) {
      const answer = await fetch(new URL(file, base), { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
      // Buckets that nobody may list say 403 for what is not there.
      if (answer.status === 404 || answer.status === 403) return undefined
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`)
      return answer.text()
    },
    upload: (folder, cache) => shell(upload.replaceAll('{folder}', folder).replaceAll('{cache}', cache)),
    ...(remove && { remove: (build: string) => shell(remove.replaceAll('{build}', build)) }),
  }
}

async function shell(command: string) {
  await execa(command, { shell: true, stdio: 'inherit' })
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
