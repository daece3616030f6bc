import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DescribedPointer } from '../releases/liveBuilds.ts'
import { settings } from '../settings.ts'

type Pointer = DescribedPointer & { entry: { url: string }; preload: string[]; session: string[] }

const pointerFile = settings.build ? join(settings.build, 'pointer.json') : 'latest.json'
const pointer = JSON.parse(readFileSync(join(settings.releases, pointerFile), 'utf8')) as Pointer

// The pointer names files of the releases folder; browsers find them all below /assets.
const assetUrl = (file: string) => `/assets/${file.replace('/client/', '/')}`

/** The shell's own release, which is fixed for the life of the process. */
export const shellRelease = { build: pointer.build, pointer }

/** URLs of the script that starts a page, of the chunks it needs, and of those that load the session. */
export const shellScripts = () => ({
  entry: assetUrl(pointer.entry.url),
  preload: pointer.preload.map(assetUrl),
  session: pointer.session.map(assetUrl),
})
