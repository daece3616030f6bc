import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A destination in memory that starts with these files and records what is read, uploaded and removed. */
export function fakeDestination(contents: Record<string, unknown>) {
  const files = new Map(Object.entries(contents).map(([file, content]) => [file, JSON.stringify(content)]))
  const uploads: string[] = []
  const reads: string[] = []
  const removed: string[] = []
  return {
    ...{ files, uploads, reads, removed },
    read(file: string) {
      reads.push(file)
      return Promise.resolve(files.get(file))
    },
    upload(folder: string) {
      for (const file of readdirSync(folder)) {
        uploads.push(file)
        if (file.endsWith('.json')) files.set(file, readFileSync(join(folder, file), 'utf8'))
        else files.set(`${file}/pointer.json`, readFileSync(join(folder, file, 'pointer.json'), 'utf8'))
      }
      return Promise.resolve()
    },
    remove(build: string) {
      removed.push(build)
      return Promise.resolve()
    },
  }
}
