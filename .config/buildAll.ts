import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './webpack.ts'

/** Builds every area whose sources have changed since its last release. Throws a sentence when one cannot be built. */
export function buildAll() {
  console.log('Building what has changed (the first time takes about a minute)…')
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js')
  const { status } = spawnSync(process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false' },
  })
  if (status !== 0) throw new Error('The build failed; nothing was started. The reason is in the lines above.')
}
