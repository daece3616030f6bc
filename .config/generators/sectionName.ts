import { type Files, requireFreeFiles } from './requireFree.ts'
import { camelCase } from './spelling.ts'

/** Throws a sentence when a section of the back office must not have this name. */
export function requireSectionName(tree: Files, name: string) {
  // Lists form the plural of their noun with an "s".
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || !/[^s-]s$/.test(name) || name.endsWith('ies'))
    throw new Error(
      `"${name}" must be a plural with "s" in kebab-case, for example: npm run new:section delivery-notes`,
    )
  const folder = camelCase(name)
  if (tree.exists(`backoffice/src/${folder}`)) throw new Error(`There is a section ${name} already.`)
  requireFreeFiles(tree, [`supabase/src/${folder}`, `supabase/tests/${folder}`])
}
