import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readSigningKey } from '../database/secrets.ts'
import { folderDestination } from '../delivery/destinations.ts'
import { releaseArea } from '../delivery/releases.ts'
import { mapsFolder } from './sourceMaps.ts'
import { type Area, areas, liveFolder, root } from '../workspace.ts'

/**
 * Builds the areas whose sources have changed since their last build, and releases all areas into the folders that
 * `npm start` serves. `skipCache` builds all of them. Throws a sentence when a build fails.
 */
export async function buildAll({ skipCache = false } = {}) {
  console.log(
    skipCache ? 'Building all areas…' : 'Building the areas that have changed (the first build takes a while)…',
  )
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js')
  const args = ['run-many', '-t', 'build', '--outputStyle=static', ...(skipCache ? ['--skipNxCache'] : [])]
  const { status } = spawnSync(process.execPath, [nx, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false' },
  })
  if (status !== 0) throw new Error('The build failed, so nothing was started. The lines above say why.')
  await Promise.all(areas.map(releaseLocally))
}

const releaseLocally = (area: Area) =>
  releaseArea(folderDestination(liveFolder(area)), area, {
    dist: join(root, area, 'dist'),
    maps: folderDestination(mapsFolder(liveFolder(area))),
    releasesToKeep: 3,
    signingKey: readSigningKey(),
  })
