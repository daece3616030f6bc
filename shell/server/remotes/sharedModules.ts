// What the shell shares at run time with areas that are built and released on their own. The build, the module borders and the
// server read these lists.

/** Packages of which a page must hold exactly one copy. */
export const sharedPackages = ['react', 'react-dom', 'styled-components', 'zustand'] as const

/** Modules of this repository of which a page must hold exactly one copy. Released builds import them by these names. */
export const sharedModules = [
  '@fortnight/shared-ui/query',
  '@fortnight/shared-ui/router',
  '@fortnight/shared-ui/track',
  '@fortnight/supabase/client',
  '@fortnight/supabase/session',
] as const

export type SharedModule = (typeof sharedModules)[number]

/** The libraries of which a page must hold one copy, by themselves or behind the modules above. */
export const sharedLibraries = [...sharedPackages, '@tanstack/react-query', 'react-router'] as const

/** Packages that only the server shares: one that brings a DOM along, and one with native code, which cannot be bundled. */
export const serverPackages = ['isomorphic-dompurify', 'sharp'] as const
