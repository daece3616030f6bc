import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { releaseTo } from '../delivery/releases.ts'
import { folderDestination } from '../delivery/destinations.ts'
import { type Area, areas, root } from './webpack.ts'

/** The folder that an area is served from here. Not its `dist`: Nx empties that, also under a product that runs. */
export const liveFolder = (area: Area) => join(root, area, '.live')

/**
 * Builds every area whose sources have changed since its last release, and makes the builds live; `isFromNothing` builds
 * all of them. Throws a sentence when one cannot be built.
 */
export async function buildAll({ isFromNothing = false } = {}) {
  console.log(isFromNothing ? 'Building everything…' : 'Building what has changed (the first time takes a while)…')
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js')
  const args = ['run-many', '-t', 'build', '--outputStyle=static', ...(isFromNothing ? ['--skipNxCache'] : [])]
  const { status } = spawnSync(process.execPath, [nx, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false' },
  })
  if (status !== 0) throw new Error('The build failed; nothing was started. The reason is in the lines above.')
  const release = (area: Area) =>
    releaseTo(folderDestination(liveFolder(area)), area, { dist: join(root, area, 'dist'), keep: 3 })
  await Promise.all(areas.map(release))
}
