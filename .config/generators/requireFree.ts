import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// What an area declares comes first, as the place to look at.
const sources = ['*/src/area.ts', 'shell/{src,server}/**/*.{ts,tsx}', 'marketing/src/**/*.{ts,tsx}']
const isTest = (file: string) => /\.(?:test|testing)\.tsx?$/.test(file)

/** The files of the repository, as a generator finds them. */
export type Files = {
  root: string
  exists: (file: string) => boolean
  read: (file: string, encoding: 'utf8') => string | null
  children: (folder: string) => string[]
}

/** Throws a sentence when one of these files or folders exists. */
export function requireFreeFiles(tree: Files, files: string[]) {
  const taken = files.find((file) => tree.exists(file))
  if (taken) throw new Error(`${taken} exists already. Choose another name.`)
}

/** Throws a sentence when an area or the shell's server has this path or one below it, or marketing leads there. */
export function requireFreePath(tree: Files, path: string) {
  const quoted = new RegExp(`['"\`](?:[A-Z]+ )?${path}(?=['"\`/?])`)
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: tree.root }).sort())
  const taken = files.find((file) => !isTest(file) && quoted.test(readFileSync(join(tree.root, file), 'utf8')))
  if (taken) throw new Error(`The path ${path} is taken: see ${taken}. Choose another name.`)
}
