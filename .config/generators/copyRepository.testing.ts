/* For tests: generators run in a copy of the repository, so that what they write can be checked like any other code. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { execa } from 'execa'
import { root } from '../workspace.ts'

/** Copies the sources of the repository into a temporary folder, and links the installed packages. */
export function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'fortnight-copy-'))
  const isSource = (file: string) =>
    !/^(node_modules|dist|maps\.\w+|test-results|pictures|\.(?!config$|github$|storybook$).*)$/.test(basename(file))
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  for (const folder of ['.config', '.github', ...workspaces])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource })
  const files = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/^\.(env|git)$/.test(entry.name),
  )
  for (const { name } of files) cpSync(join(root, name), join(copy, name))
  for (const workspace of workspaces) linkPackages(copy, join(workspace, 'node_modules'))
  linkPackages(copy, 'node_modules')
  // The packages of the repository are those of the copy.
  rmSync(join(copy, 'node_modules/@fortnight'))
  cpSync(join(root, 'node_modules/@fortnight'), join(copy, 'node_modules/@fortnight'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return copy
}

function linkPackages(copy: string, folder: string) {
  if (!existsSync(join(root, folder))) return
  mkdirSync(join(copy, folder), { recursive: true })
  for (const name of readdirSync(join(root, folder))) symlinkSync(join(root, folder, name), join(copy, folder, name))
}

/** Runs a script of the copy, without Nx's variables, which would lead it to this repository, and without colors, which CI turns on. */
export async function runNode(copy: string, ...args: string[]) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(NX|JEST)_|^FORCE_COLOR$|^NODE_ENV$/.test(name))
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' }
  const { stdout, stderr, exitCode } = await execa(process.execPath, args, {
    cwd: copy,
    env,
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
  })
  return { stdout, stderr, exitCode }
}

/** Runs an npm script that calls Nx, as it is written in package.json, with further arguments. */
export function runGenerator(copy: string, script: string, ...args: string[]) {
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...command] = scripts[script]!.split(' ')
  return runNode(copy, 'node_modules/nx/dist/bin/nx.js', ...command, ...args)
}
