import type { UserType } from '@fortnight/supabase/session'

// What an area declares in its `src/area.ts`. The build writes it into the pointer, and the shell routes by it: an area adds a
// page, or a link to one, by a release of its own. Part of the contract of shell and remotes, so either side may be older.

/** Who may open a page. */
export type Access = 'public' | UserType

/** Who sees the links of the header. */
export type Viewer = 'visitor' | UserType

/** A link in the header, the footer or both. The numbers sort the links of all areas. */
export type NavigationEntry = {
  /** A page of the area, or a section of one: '/blog', '/#faq'. */
  to: string
  label: string
  /** The longer label in the full-screen menu. */
  menuLabel?: string
  /** Patterns of pages that belong to it, though they are not below its path: on them it is marked as current. */
  section?: string[]
  /** Marks the call to action. */
  isCta?: true
  /** The place in the header, for each who sees the link there. */
  header?: Partial<Record<Viewer, number>>
  /** The place in the footer. */
  footer?: number
}

/** The pages of an area, the links to them, and its endpoints. */
export type AreaDeclaration = {
  /** By pattern: `:x` is one segment, a final `/*` everything below. */
  paths: Record<string, Access>
  navigation: NavigationEntry[]
  /** Of marketing: by method and path, such as 'GET /sitemap.xml'; a path may end in `/*`. */
  endpoints?: string[]
  /** Paths that browsers must not fetch before they are opened, because opening them changes something, or they are secret. */
  notPrefetched?: string[]
}
