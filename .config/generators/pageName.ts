import { type Files, requireFreeFiles, requireFreePath } from './requireFree.ts'
import { camelCase } from './spelling.ts'

// With the name of the brand, the title of a page has room for as many.
const maxNameLength = 40

/** Throws a sentence when a public page must not have this name. */
export function requirePageName(tree: Files, name: string) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > maxNameLength)
    throw new Error(
      `"${name}" must be words of lowercase letters with hyphens between them, at most ${maxNameLength} characters, for example: npm run new:page case-studies`,
    )
  requireFreePath(tree, `/${name}`)
  requireFreeFiles(tree, [`marketing/src/${camelCase(name)}`])
}
