import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const contractFile = '.config/build/contract.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/**
 * The commit of the release that visitors had before this one: the newest tag `release-…` before HEAD, else the commit before
 * the contract between shell and remotes was raised. Undefined where the history does not reach that far.
 */
export function findPreviousRelease(): string | undefined {
  const [tag] = git(
    'tag',
    '--list',
    'release-*',
    '--merged',
    'HEAD',
    '--no-contains',
    'HEAD',
    '--sort=-creatordate',
  ).split('\n')
  if (tag) return git('rev-parse', `${tag}^{commit}`)
  // In a shallow clone the oldest commit seems to have added every file.
  if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined
  const raise = git('log', '-1', '--format=%H', '-G^export const contractVersion', '--', contractFile)
  return git('log', '-1', '--skip=1', '--first-parent', '--format=%H', raise) || undefined
}

/**
 * Builds areas as they are at a commit, those that it has, with the packages that are installed now. Returns their folder and how to
 * remove it.
 */
export function buildRelease(commit: string, areas: string[]) {
  const parent = mkdtempSync(join(tmpdir(), 'fortnight-previous-'))
  const folder = join(parent, 'release')
  git('worktree', 'add', '--detach', folder, commit)
  for (const part of ['.', ...readdirSync(root)].filter((name) => existsSync(join(root, name, 'node_modules')))) {
    linkPackages(join(root, part, 'node_modules'), join(folder, part, 'node_modules'))
  }
  // Its own script knows how that release was built.
  const known = areas.filter((area) => existsSync(join(folder, area)))
  for (const area of known) execFileSync('npm', ['run', 'build', '-w', area], { cwd: folder, stdio: 'pipe' })
  const remove = () => {
    git('worktree', 'remove', '--force', folder)
    rmSync(parent, { recursive: true })
  }
  return { folder, remove }
}

function linkPackages(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    // Our own packages are links to the folders beside them: copied, they lead to the other release's folders.
    if (name === '@fortnight') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}
