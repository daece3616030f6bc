import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'
import { logFailure } from './fileErrors.ts'
import { openObject } from './storedObjects.ts'

export type ExportedVersion = {
  project_id: string
  project_name: string
  name: string
  version: number
  object_path: string
  created_at: string
}

/**
 * A zip that is written while it is read, one file after the other: `data.json`, and `files/<project>/<name> (version
 * <n>)`. A file that Storage no longer has is named in `missing-files.txt`.
 */
export function createExportArchive(data: object, versions: ExportedVersion[]) {
  const archive = new yazl.ZipFile()
  const output = archive.outputStream.pipe(new PassThrough())
  archive.on('error', (error: Error) => output.destroy(error))
  archive.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json')
  addFiles(archive, output, versions).then(
    () => archive.end(),
    (error: unknown) => output.destroy(error as Error),
  )
  return output
}

async function addFiles(archive: yazl.ZipFile, output: Readable, versions: ExportedVersion[]) {
  const missing: string[] = []
  const taken = new Set<string>()
  for (const version of versions) {
    if (output.destroyed) return
    const name = uniqueName(version, taken)
    const object = await openObject(version.object_path)
    if (object) {
      const mtime = new Date(version.created_at)
      // Most files are compressed already.
      archive.addReadStream(object.content, name, { mtime, compress: false })
      await readToEnd(object.content, output)
    } else {
      logFailure('an object is missing', version.object_path)
      missing.push(name)
    }
  }
  if (missing.length > 0) archive.addBuffer(Buffer.from(`${missing.join('\n')}\n`), 'missing-files.txt')
}

/** Waits until the archive has read a file, or until no one reads the archive any more. */
async function readToEnd(content: Readable, output: Readable) {
  const stop = () => content.destroy()
  output.once('close', stop)
  await finished(content)
  output.removeListener('close', stop)
}

function uniqueName({ project_id, project_name, name, version }: ExportedVersion, taken: Set<string>) {
  const folder = `files/${plainName(project_name)} ${project_id.slice(0, 8)}`
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]{1,10})?$/.exec(plainName(name)) ?? []
  let path = `${folder}/${stem} (version ${version})${extension}`
  for (let number = 2; taken.has(path.toLowerCase()); number++) {
    path = `${folder}/${stem} (version ${version}, ${number})${extension}`
  }
  taken.add(path.toLowerCase())
  return path
}

/** A name that every system can save: some have characters and endings of their own. */
const plainName = (name: string) => name.replace(/[<>:"/\\|?*\p{Cc}]/gu, '_').replace(/[. ]+$/, '') || '_'
