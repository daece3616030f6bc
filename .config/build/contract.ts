import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import type { Area } from '../workspace.ts'
import type { BuildDescription } from './describeBuild.ts'

// What the shell and the remotes agree on. They are released separately, so a change here must work with the other side's previous
// release. Two more parts of the contract, which need the same care: shell/server/remotes/sharedModules.ts and the types in
// supabase/src/server/serverContract.ts and areaDeclaration.ts.

// In the browser, the entry of a remote assigns a container to a global variable with the remote's name: `init(shareScope)`, then
// `get('./App')`. webpack's own and those of @module-federation/enhanced are alike in this.

/**
 * Version of the contract between the shell and its remotes. It only grows. In 1, the shell knows the paths of all areas; in 2, the
 * pointers of remotes declare them. The contract tests find the release before the last change of this line.
 */
export const contractVersion = 2

/**
 * Describes a build in `latest.json`, which is written last. URLs are relative to it; integrity is `sha384-…`. Earlier builds
 * lack their description, and those of contract 1 what their area declares, as the shell's does.
 */
export type Pointer = Partial<BuildDescription & AreaDeclaration> & {
  name: Area
  build: string
  contract: number
  entry: { url: string; integrity: string }
  preload: string[]
  /** Checksums of the scripts in `preload`, in the same order: the ones with which the entry loads them. */
  preloadIntegrity?: string[]
  /** Of the shell only: further scripts for guarded pages and account forms. */
  session?: string[]
  server?: { url: string; integrity: string }
  /** When the build was released (ISO 8601). Only in signed pointers. */
  releasedAt?: string
  /** Covers every other field, see shell/server/remotes/pointerSignature.ts. In Base64. */
  signature?: string
}
