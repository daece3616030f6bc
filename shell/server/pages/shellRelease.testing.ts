/* For tests: the release of a shell, which its server reads when it starts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const shellBuild = 'aaaaaaaaaaaa'

/** Writes a release into a new folder, and says in the environment where it is. Returns the folder, and what removes it. */
export function writeShellRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'fortnight-shell-'))
  const releases = join(folder, 'shell')
  mkdirSync(join(releases, shellBuild), { recursive: true })
  const pointer = { build: shellBuild, entry: { url: 'x' }, preload: [], session: [] }
  writeFileSync(join(releases, 'latest.json'), JSON.stringify(pointer))
  process.env.FORTNIGHT_SHELL_RELEASES = releases
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
