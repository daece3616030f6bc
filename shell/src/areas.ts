import type { UserType } from '@fortnight/supabase/session'
import type { RemoteName } from './startup/bootData.ts'

export type Area = {
  remote: RemoteName
  /** Patterns of the paths that the area owns: `:x` is one segment, a final `/*` everything below. */
  paths: string[]
  /** Who may enter; absent for public areas. Visitors are sent to `signInPath`: client pages send them to sign-up on purpose. */
  access?: { userType: UserType; signInPath: string }
}

/** Which remote owns which path, and who may enter. The first match wins. */
export const areas: Area[] = [
  {
    remote: 'marketing',
    paths: [
      '/',
      '/blog',
      '/blog/:slug',
      '/blog/preview/:token',
      '/partners',
      '/pricing',
      '/learn-how-it-works',
      '/ai-agent-use-cases',
      '/what-is-ai-agent',
      '/privacy',
      '/newsletter',
      '/newsletter/:step',
    ],
  },
  {
    remote: 'portal',
    paths: [
      ...['/dashboard', '/dashboard/search', '/profile/edit'],
      ...['/project/:id', '/project/:id/edit', '/project/:id/brief', '/project/:id/cases', '/project/:id/messages'],
      ...['/project/:id/files', '/project/:id/deliverables', '/project/:id/statement'],
      ...['/project/:id/handover', '/project/:id/certificate'],
    ],
    access: { userType: 'client', signInPath: '/signup' },
  },
  { remote: 'backoffice', paths: ['/admin', '/admin/*'], access: { userType: 'admin', signInPath: '/admin/login' } },
]

/** Where each type of user lands after signing in. */
export const homePathByUserType: Record<UserType, string> = { admin: '/admin', client: '/dashboard' }

/** The paths of the shell's own pages, besides not-found. */
export const authPaths = [
  ...['/login', '/admin/login', '/signup', '/reset-password', '/confirm-email'],
  ...['', '/secured', '/address-taken', '/expired'].map((outcome) => `/account/not-me${outcome}`),
]

/** The area that owns a path; undefined for the shell's own pages and for unknown paths. */
export function findArea(pathname: string): Area | undefined {
  const path = withoutTrailingSlash(pathname)
  if (authPaths.includes(path)) return undefined
  return areas.find((area) => area.paths.some((pattern) => matchesPattern(pattern, path)))
}

/** Whether a path shows one of the shell's own pages. */
export const isAuthPath = (pathname: string) => authPaths.includes(withoutTrailingSlash(pathname))

/** The canonical form of a path, without trailing slashes. */
export function withoutTrailingSlash(pathname: string) {
  if (pathname === '/') return pathname
  // Not a regular expression: /\/+$/ takes quadratic time on long runs of slashes, which clients control.
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}

function matchesPattern(pattern: string, path: string) {
  const source = pattern.replace(/\/\*$/, '/.+').replace(/:[a-z]+/gi, '[^/]+')
  return new RegExp(`^${source}$`).test(path)
}
