import type { FlagDeclaration, FlagDeclarations } from '@fortnight/shared-ui/flags/flagDeclarations'

/** The flags in the pointer of a build; none in that of an older one. Throws when they are not declarations of flags. */
export function parseFlags(build: string, flags: unknown): FlagDeclarations {
  if (flags === undefined) return {}
  const isRecord = typeof flags === 'object' && flags !== null && !Array.isArray(flags)
  if (isRecord && Object.entries(flags).every(([name, flag]) => isDeclaration(name, flag))) {
    return flags as FlagDeclarations
  }
  throw new Error(`the flags of build ${build} cannot be read`)
}

function isDeclaration(name: string, flag: unknown) {
  if (typeof flag !== 'object' || flag === null || !/^[a-z][A-Za-z0-9]{0,59}$/.test(name)) return false
  const { kind, default: isOn, description, owner, expires } = flag as Partial<FlagDeclaration>
  const hasTexts = [description, owner, expires].every((text) => typeof text === 'string')
  return hasTexts && typeof isOn === 'boolean' && (kind === 'boolean' || kind === 'percentage')
}
