import type { UserType } from '@fortnight/supabase/session'
import { remoteNames } from '@fortnight/supabase/releases/areas'
import type { AreaTable, DeclaredAreas, RemoteName } from '../startup/bootData.ts'
import { areasOfContract1 } from './areasOfContract1.ts'

/** The tables of all areas: which of them owns which path. */
export type Areas = Record<RemoteName, AreaTable>

export type Area = {
  remote: RemoteName
  /** Who may enter; absent for public pages. Visitors are sent to `signInPath`: client pages send them to sign-up on purpose. */
  access?: { userType: UserType; signInPath: string }
}

const signInPaths: Record<UserType, string> = { client: '/signup', admin: '/admin/login' }

/** Where each type of user lands after signing in. */
export const homePathByUserType: Record<UserType, string> = { admin: '/admin', client: '/dashboard' }

/** The paths of the shell's own pages, besides not-found. */
export const authPaths = [
  ...['/login', '/admin/login', '/signup', '/reset-password', '/confirm-email'],
  ...['', '/secured', '/address-taken', '/expired'].map((outcome) => `/account/not-me${outcome}`),
]

/** All tables: areas whose builds speak contract 1, and those without a build, have the ones that the shell brings along. */
export const completeAreas = (declared: DeclaredAreas = {}): Areas => ({ ...areasOfContract1, ...declared })

// What less trusted areas claim never hides a page behind sign-in, even when two areas claim a path.
const lookupOrder = [
  'backoffice',
  ...remoteNames.filter((name) => name !== 'backoffice' && name !== 'marketing'),
  'marketing',
] as const

/** The area that owns a path, and who may open it; undefined for the shell's own pages and for unknown paths. */
export function findArea(areas: Areas, pathname: string): Area | undefined {
  const path = withoutTrailingSlash(pathname)
  if (authPaths.includes(path)) return undefined
  for (const remote of lookupOrder) {
    const { paths } = areas[remote]
    const access = paths[Object.keys(paths).find((pattern) => matchesPattern(pattern, path)) ?? '']
    if (access === 'public') return { remote }
    if (access) return { remote, access: { userType: access, signInPath: signInPaths[access] } }
  }
  return undefined
}

/** Whether a path shows one of the shell's own pages. */
export const isAuthPath = (pathname: string) => authPaths.includes(withoutTrailingSlash(pathname))

/** Whether a page needs the session: it is one of the shell's own, or not everyone may open it. */
export const needsSession = (areas: Areas, pathname: string) =>
  isAuthPath(pathname) || findArea(areas, pathname)?.access !== undefined

/** The canonical form of a path, without trailing slashes. */
export function withoutTrailingSlash(pathname: string) {
  if (pathname === '/') return pathname
  // Not a regular expression: /\/+$/ takes quadratic time on long runs of slashes, which clients control.
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}

/** Whether a path is one of those of a pattern: `:x` is one segment, a final `/*` everything below. */
export function matchesPattern(pattern: string, path: string) {
  if (pattern === path) return true
  // Every request asks this of all patterns. The first segment is always a name.
  if (pattern[1] !== path[1]) return false
  if (!pattern.includes(':') && !pattern.endsWith('*')) return false
  // Compared as text: a regular expression would be made of what a pointer says, for a path that anyone may choose.
  const isOpen = pattern.endsWith('/*')
  const expected = (isOpen ? pattern.slice(0, -'/*'.length) : pattern).split('/')
  const given = path.split('/', expected.length + 1)
  const isAsLong = given.length === expected.length + (isOpen ? 1 : 0)
  return isAsLong && expected.every((segment, i) => (segment.startsWith(':') ? given[i] !== '' : segment === given[i]))
}
