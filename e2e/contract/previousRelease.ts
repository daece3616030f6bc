import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The commit that visitors had before this one. Whoever releases moves it on. */
const previousCommit = 'd8d2e1d'

const root = resolve(import.meta.dirname, '../..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })

/** Builds the areas as they were in the release before, with today's packages. Gives their folder, and how to remove it. */
export function buildPreviousRelease(areas: string[]) {
  const place = mkdtempSync(join(tmpdir(), 'fortnight-previous-'))
  const folder = join(place, 'release')
  git('worktree', 'add', '--detach', folder, previousCommit)
  for (const part of ['.', ...readdirSync(root)].filter((name) => existsSync(join(root, name, 'node_modules')))) {
    linkPackages(join(root, part, 'node_modules'), join(folder, part, 'node_modules'))
  }
  execFileSync(process.execPath, [join(import.meta.dirname, 'buildQuickly.ts'), folder, ...areas], { stdio: 'pipe' })
  const remove = () => {
    git('worktree', 'remove', '--force', folder)
    rmSync(place, { recursive: true })
  }
  return { folder, remove }
}

function linkPackages(from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    // Our own are links to the folders beside them: copied, they lead to those of the release before.
    if (name === '@fortnight') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}
