import { Script } from 'node:vm'
import globals from 'globals'
import { areas } from '../workspace.ts'
import { type Files, requireFreeFiles, requireFreePath } from './requireFree.ts'

/** Throws a sentence when an area must not have this name. */
export function requireAreaName(tree: Files, name: string) {
  if (areas.some((area) => area === name)) throw new Error(`There is an area ${name} already.`)
  if (!/^[a-z]{2,20}$/.test(name))
    throw new Error(`"${name}" must be one word of 2 to 20 lowercase letters, for example: npm run new:area training`)
  if (isReserved(name))
    throw new Error(
      `"${name}" means something in JavaScript or in browsers, where an area is a global variable with its name. Choose another name.`,
    )
  requireFreeFiles(tree, [
    ...[name, `supabase/src/${name}`, `e2e/journeys/${name}`, `e2e/requirements/${name}.md`],
    ...[`.github/workflows/${name}.yml`, `.config/serve/standalone/${name}.tsx`],
  ])
  requireFreePath(tree, `/${name}`)
  const requirements = tree.children('e2e/requirements').map((file) => `e2e/requirements/${file}`)
  const taken = requirements.find((file) => tree.read(file, 'utf8')?.includes(`| ${name.toUpperCase()}-1 |`))
  if (taken) throw new Error(`${taken} has requirements called ${name.toUpperCase()}-1 and so on. Choose another name.`)
}

function isReserved(name: string) {
  if (name in globals.browser || name in globals.builtin) return true
  try {
    new Script(`'use strict'; var ${name}`)
    return false
  } catch {
    return true
  }
}
