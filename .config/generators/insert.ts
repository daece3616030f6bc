import type { Tree } from '@nx/devkit'

/**
 * Inserts a text into a file, before or after what the pattern matches there. Throws unless it matches once; `after the
 * last` allows several matches.
 */
export function insert(
  tree: Tree,
  file: string,
  position: 'before' | 'after' | 'after the last',
  pattern: RegExp,
  text: string,
) {
  const content = tree.read(file, 'utf8') ?? ''
  const matches = [...content.matchAll(new RegExp(pattern, 'gm'))]
  const match = matches.at(-1)
  if (!match || (matches.length > 1 && position !== 'after the last'))
    throw new Error(`${file} matches ${String(pattern)} ${matches.length} times. Adapt the generator to the file.`)
  const index = position === 'before' ? match.index : match.index + match[0].length
  tree.write(file, content.slice(0, index) + text + content.slice(index))
}
