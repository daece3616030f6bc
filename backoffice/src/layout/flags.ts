import { createUseFlag } from '@fortnight/shared-ui/flags/createUseFlag'
import type { FlagDeclarations } from '@fortnight/shared-ui/flags/flagDeclarations'

/** The flags of this area. Admins change their values at /admin/flags; a build carries the declarations in its pointer. */
export const flags = {} satisfies FlagDeclarations

/** Whether a flag of this area is on, the same in served HTML and in the browser. */
export const useFlag = createUseFlag('backoffice', flags)
