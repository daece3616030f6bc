import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import type { Compiler } from 'webpack'

const fileOf = (source: string) => join(source, 'src/area.ts')

/** Reads what the area whose sources are in a folder declares. Throws a sentence when it declares nothing. */
export async function readAreaDeclaration(source: string): Promise<AreaDeclaration> {
  const file = fileOf(source)
  if (!existsSync(file)) throw new Error(`${file} is missing: it declares the paths and links of the area.`)
  // `npm run dev` reads it again after a change; Node would return what it has read first.
  const { href } = pathToFileURL(file)
  return ((await import(`${href}?${statSync(file).mtimeMs}`)) as { area: AreaDeclaration }).area
}

/** Builds an area again when its declaration changes, which no script of the area needs to import. */
export class WatchAreaDeclarationPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('WatchAreaDeclarationPlugin', ({ fileDependencies }) => {
      fileDependencies.add(fileOf(compiler.context))
    })
  }
}
