import { createUseFlag } from '@fortnight/shared-ui/flags/createUseFlag'
import type { FlagDeclarations } from '@fortnight/shared-ui/flags/flagDeclarations'

const common = { default: false, owner: 'Tests', expires: '2999-12-31' }

/** One flag of each kind. */
export const flags = {
  banner: { ...common, kind: 'boolean', description: 'A sample that is on or off.' },
  trial: { ...common, kind: 'percentage', description: 'A sample for a share of visitors.' },
} satisfies FlagDeclarations

export const useFlag = createUseFlag('marketing', flags)
