import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createChangedRelease } from './changedRelease.ts'

/** What a bad release of marketing does on every page but the home page, without which it would not be accepted. */
export const hostileBundles = {
  'loops forever': 'for (;;);',
  'uses up its memory':
    'for (const all = []; ; ) { all.push(new Uint8Array(2 ** 25).fill(1)); await new Promise(setImmediate) }',
  'ends its process': 'setTimeout(() => { throw new Error("The end.") }); await new Promise(() => {})',
  'never gets its data': 'await new Promise(() => {})',
}

export type HostileBundle = keyof typeof hostileBundles

/** Releases the current build of marketing in this folder with that fault, under a name of its own. Returns the name. */
export function releaseHostileBundle(folder: string, fault: HostileBundle) {
  const build = fault.replaceAll(' ', '-')
  const addFault = (code: string) => `${code}
    ;{
      const { prefetch, ...others } = module.exports
      module.exports = {
        ...others,
        prefetch: async (url, queryClient) => {
          if (url.pathname !== '/') { ${hostileBundles[fault]} }
          return prefetch(url, queryClient)
        },
      }
    }`
  const pointer = createChangedRelease(folder, build, (file, text) => (file === 'server.cjs' ? addFault(text) : text))
  writeFileSync(join(folder, 'latest.json'), JSON.stringify(pointer))
  return build
}
