import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './webpack.ts'

/**
 * Builds every area whose sources have changed since its last release; `isFromNothing` builds all of them. Throws a
 * sentence when one cannot be built.
 */
export function buildAll({ isFromNothing = false } = {}) {
  console.log(
    isFromNothing ? 'Building everything…' : 'Building what has changed (the first time takes about a minute)…',
  )
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js')
  const args = ['run-many', '-t', 'build', '--outputStyle=static', ...(isFromNothing ? ['--skipNxCache'] : [])]
  const { status } = spawnSync(process.execPath, [nx, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false' },
  })
  if (status !== 0) throw new Error('The build failed; nothing was started. The reason is in the lines above.')
}
