import type { UserType } from '@fortnight/supabase/session'
import type { RemoteName } from './startup/bootData.ts'

export type Area = {
  remote: RemoteName
  /** Patterns of the paths it owns: `:x` is one segment, a final `/*` everything below. */
  paths: string[]
  /** Who may enter; `signIn` is where a visitor is sent instead (a client page sends visitors to sign-up on purpose). */
  only?: { userType: UserType; signIn: string }
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
      '/newsletter',
      '/newsletter/:step',
    ],
  },
  {
    remote: 'portal',
    paths: ['/dashboard', '/profile/edit', '/project/:id', '/project/:id/edit'],
    only: { userType: 'client', signIn: '/signup' },
  },
  { remote: 'backoffice', paths: ['/admin', '/admin/*'], only: { userType: 'admin', signIn: '/admin/login' } },
]

/** Where each kind of user lives. */
export const homeOf: Record<UserType, string> = { admin: '/admin', client: '/dashboard' }

/** The screens that the shell itself shows, besides not-found. */
export const authPaths = ['/login', '/admin/login', '/signup', '/reset-password', '/confirm-email']

/** The area that owns a path; undefined for the shell's own screens and for unknown paths. */
export function areaOf(pathname: string): Area | undefined {
  const path = withoutTrailingSlash(pathname)
  if (authPaths.includes(path)) return undefined
  return areas.find((area) => area.paths.some((pattern) => matches(pattern, path)))
}

/** Whether a path shows one of the shell's own screens. */
export const isAuthPath = (pathname: string) => authPaths.includes(withoutTrailingSlash(pathname))

/** The one address of a page that is also found with a slash at its end. */
export function withoutTrailingSlash(pathname: string) {
  if (pathname === '/') return pathname
  // A pattern such as /\/+$/ would try every one of a thousand slashes as the first, and visitors choose how many there are.
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}

function matches(pattern: string, path: string) {
  const source = pattern.replace(/\/\*$/, '/.+').replace(/:[a-z]+/gi, '[^/]+')
  return new RegExp(`^${source}$`).test(path)
}
