import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../settings.ts'

type Pointer = { build: string; entry: { url: string }; preload: string[]; session: string[] }

const pointer = JSON.parse(readFileSync(join(settings.releases, 'latest.json'), 'utf8')) as Pointer

// The pointer names files from the release folder; in the browser they are all below /assets.
const asset = (file: string) => `/assets/${file.replace('/client/', '/')}`

/** The shell's own release, fixed for the life of the process. */
export const release = { build: pointer.build }

/** URLs of the script that starts the page, of the chunks that it needs, and of those that find out who asks. */
export const scripts = () => ({
  entry: asset(pointer.entry.url),
  preload: pointer.preload.map(asset),
  session: pointer.session.map(asset),
})
