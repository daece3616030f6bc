import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Where the source maps of the builds in a folder are kept: beside the folder and not in it, because everything in it is
 * public: `/srv/maps.marketing` for `/srv/marketing`. Not a name that begins like that of the folder, because some static
 * servers compare no more than that. A map is found by the path of its file: `<build>/main.js.map`.
 */
export const mapsFolder = (folder: string) => join(dirname(folder), `maps.${basename(folder).replace(/^\./, '')}`)

/** Moves the source maps of a new build out of its folder of public files. */
export async function moveMaps(publicFolder: string, target: string) {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const files = await readdir(publicFolder, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await rename(join(publicFolder, file), join(target, file))
  }
}
