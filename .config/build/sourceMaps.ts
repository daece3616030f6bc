import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Where the source maps of the builds in a folder are kept: beside the folder and not in it, because everything in it is
 * public. A map is found by the path of its file: `<build>/main.js.map`.
 */
export const mapsFolder = (folder: string) => `${folder}.maps`

/** Moves the source maps of a new build out of its folder of public files. */
export async function moveMaps(publicFolder: string, target: string) {
  await rm(target, { recursive: true, force: true })
  const files = await readdir(publicFolder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await cp(join(publicFolder, file), join(target, file))
    await rm(join(publicFolder, file))
  }
}
