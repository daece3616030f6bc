import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { throwExplained } from '@fortnight/supabase/server/writeErrors'
import { execa } from 'execa'

const readTimeoutMs = 10_000

/** A place that holds the releases of one area and serves them to browsers. */
export type Destination = {
  /** The text of a file there; undefined when it does not exist. */
  read: (file: string) => Promise<string | undefined>
  /** Adds the content of a local folder; `cacheControl` is the header to serve it with. */
  upload: (folder: string, cacheControl: string) => Promise<void>
  /** Removes a release; without it, old releases stay. */
  remove?: (build: string) => Promise<void>
}

type CommandOptions = {
  /** Such as `aws s3 sync {folder} s3://bucket/marketing --cache-control "{cache}"`. */
  upload: string
  /** URL under which the uploaded files can be read. */
  url: string
  /** Such as `aws s3 rm --recursive s3://bucket/marketing/{build}`. */
  remove?: string | undefined
}

/** A local or mounted folder, whose web server sets the cache headers. Every file and release appears there complete. */
export function folderDestination(path: string): Destination {
  const target = resolve(process.env.INIT_CWD ?? '.', path)
  return {
    read: (file) => readFile(join(target, file), 'utf8').catch(undefinedIfMissing),
    upload: (folder) => copyInto(target, folder).catch(throwExplained(target)),
    remove: (build) => rm(join(target, build), { recursive: true, force: true }),
  }
}

async function copyInto(target: string, folder: string) {
  await mkdir(target, { recursive: true })
  for (const name of await readdir(folder)) {
    const draft = join(target, `.${name}.new`)
    await rm(draft, { recursive: true, force: true })
    await cp(join(folder, name), draft, { recursive: true })
    await moveIntoPlace(draft, join(target, name))
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Renames a draft to its final name. An existing folder may be in use, so nothing is taken out of it: missing and different
 * files are put in one by one.
 */
async function moveIntoPlace(draft: string, target: string) {
  const [draftStats, targetStats] = await Promise.all([stat(draft), stat(target).catch(undefinedIfMissing)])
  if (draftStats.isDirectory() && targetStats?.isDirectory()) {
    for (const name of await readdir(draft)) await moveIntoPlace(join(draft, name), join(target, name))
    return
  }
  const isUpToDate =
    targetStats?.isFile() &&
    draftStats.size === targetStats.size &&
    (await readFile(target)).equals(await readFile(draft))
  if (!isUpToDate) await rename(draft, target)
}

/** A place that is filled by commands, such as a bucket. Throws when a command or a read fails. */
export function commandDestination({ upload, url, remove }: CommandOptions): Destination {
  const baseUrl = url.endsWith('/') ? url : `${url}/`
  return {
    async read(file) {
      const response = await fetch(new URL(file, baseUrl), {
        cache: 'no-store',
        signal: AbortSignal.timeout(readTimeoutMs),
      })
      // A bucket that may not be listed responds with 403 instead of 404.
      if (response.status === 404 || response.status === 403) return undefined
      if (!response.ok) throw new Error(`${response.url} responded with ${response.status}.`)
      return response.text()
    },
    ...commandUpload(upload),
    ...(remove && { remove: (build: string) => runInShell(remove.replaceAll('{build}', build)) }),
  }
}

/** A place that is filled by a command and never read, such as a private bucket. */
export const commandUpload = (command: string): Pick<Destination, 'upload'> => ({
  upload: (folder, cacheControl) =>
    runInShell(command.replaceAll('{folder}', folder).replaceAll('{cache}', cacheControl)),
})

async function runInShell(command: string) {
  await execa(command, { shell: true, stdio: 'inherit' })
}

function undefinedIfMissing(error: unknown) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  return undefined
}
