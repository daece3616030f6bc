import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation } from 'webpack'
import type { FlagDeclarations } from '@fortnight/shared-ui/flags/flagDeclarations'
import { sharedLibraries } from '../../shell/server/remotes/sharedModules.ts'
import { root } from '../workspace.ts'

/** What a pointer says about its build for admins: the release desk and the drift report read it. */
export type BuildDescription = {
  /** The commit that was built; absent when files differed from it. */
  commit?: string
  /** The page of that commit, which the environment of a workflow knows. */
  commitUrl?: string
  /** Compressed scripts and styles: those that a page needs to start, and all. */
  bytes: { start: number; total: number }
  /** The versions of each shared library in the build: first the one that it shares, then further copies. */
  libraries: Record<string, string[]>
  /** The flags that the build declares. */
  flags: FlagDeclarations
}

/** Describes a build whose browser files are in `folder`; `startFiles` are the paths of the scripts that start it, in `folder`. */
export async function describeBuild(
  compilation: Compilation,
  folder: string,
  startFiles: string[],
): Promise<BuildDescription> {
  const commit = findCommit()
  const files = globSync('**/*.{js,css}', { cwd: folder })
  return {
    ...(commit && { commit }),
    ...readCommitUrl(),
    bytes: { start: sumBytes(folder, startFiles), total: sumBytes(folder, files) },
    libraries: findLibraries([...compilation.fileDependencies]),
    flags: await readFlags(compilation.compiler.context),
  }
}

function findCommit() {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('status', '--porcelain', '--untracked-files=no') ? undefined : git('rev-parse', 'HEAD')
  } catch {
    // Built from a copy without its history.
    return undefined
  }
}

function readCommitUrl() {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env
  return GITHUB_SHA && { commitUrl: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/commit/${GITHUB_SHA}` }
}

const sumBytes = (folder: string, files: string[]) =>
  files.reduce((sum, file) => {
    const path = join(folder, file)
    return sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
  }, 0)

/** The versions of the shared libraries among the files of a build. */
export function findLibraries(files: string[]) {
  const folders = new Set(files.map((file) => packageFolder.exec(file)?.[0] ?? ''))
  return Object.fromEntries(
    sharedLibraries.map((name) => {
      const copies = [...folders].filter((folder) => folder.endsWith(`node_modules/${name}`))
      // The copy at the root is the one that federation shares.
      const versions = copies.sort((a, b) => a.length - b.length).map(readVersion)
      return [name, [...new Set(versions)]]
    }),
  )
}

// Greedy: the innermost package.
const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/.*\.[cm]?js$)/

const readVersion = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

async function readFlags(source: string): Promise<FlagDeclarations> {
  const file = join(source, 'src/layout/flags.ts')
  if (!existsSync(file)) return {}
  return ((await import(file)) as { flags: FlagDeclarations }).flags
}
