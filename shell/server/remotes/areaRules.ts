import type { Access, AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import { authPaths, homePathByUserType, matchesPattern } from '../../src/areas/areas.ts'
import type { RemoteName } from '../../src/startup/bootData.ts'

// What an area may claim. Others fill the hosts of remotes, so the shell trusts a declaration no more than any other input.

type Rule = { access: Access; home: string; isBelowAdmin: boolean }

const rules: Partial<Record<RemoteName, Rule>> = {
  // Only its pages are rendered on the server, as public pages are.
  marketing: { access: 'public', home: '/', isBelowAdmin: false },
  portal: { access: 'client', home: homePathByUserType.client, isBelowAdmin: false },
  backoffice: { access: 'admin', home: homePathByUserType.admin, isBelowAdmin: true },
}

/** Any other area is for clients, and its first page has its name. */
const ruleOf = (name: RemoteName): Rule => rules[name] ?? { access: 'client', home: `/${name}`, isBelowAdmin: false }

const accessNames: Record<Access, string> = { public: 'everyone', client: 'clients', admin: 'admins' }

/** The paths of the shell beside its own pages: each of them and everything below. */
const shellPaths = [
  ...['/assets', '/auth', '/calendar', '/certificates', '/decide', '/events', '/favicon.ico', '/fonts'],
  ...['/healthz', '/icon.svg', '/notifications', '/project-files', '/readyz', '/releases', '/remotes.json'],
  ...['/rest', '/speculation-rules.json', '/storage', '/telemetry', '/verify'],
]

const belongsToShell = (pattern: string) =>
  [...shellPaths, ...authPaths].some((path) => pattern === path || pattern.startsWith(`${path}/`))

/** Throws a sentence unless an area may own what it declares. `subject` is the build, as in "build 0123456789ab". */
export function requireAllowed(subject: string, name: RemoteName, { paths, navigation, endpoints }: AreaDeclaration) {
  const { access, home, isBelowAdmin } = ruleOf(name)
  for (const [pattern, claimed] of Object.entries(paths)) {
    requireFree(subject, name, pattern, isBelowAdmin)
    if (claimed !== access) {
      throw new Error(
        `${subject} opens ${pattern} to ${accessNames[claimed]}, but ${name} is for ${accessNames[access]}`,
      )
    }
  }
  const isOwn = (path: string) => Object.keys(paths).some((pattern) => matchesPattern(pattern, path))
  if (!isOwn(home)) throw new Error(`${subject} has no page at ${home}`)
  const stray = navigation.find(({ to }) => !isOwn(to.replace(/#.*/, '')))
  if (stray) throw new Error(`${subject} links to ${stray.to}, which is not one of its pages`)
  if (endpoints?.length && name !== 'marketing') throw new Error(`${subject} has endpoints, but only marketing can`)
  for (const key of endpoints ?? []) requireFree(subject, name, pathOfEndpoint(key), isBelowAdmin)
}

function requireFree(subject: string, name: RemoteName, pattern: string, isBelowAdmin: boolean) {
  if (belongsToShell(pattern)) throw new Error(`${subject} claims ${pattern}, which belongs to the shell`)
  if ((pattern === '/admin' || pattern.startsWith('/admin/')) !== isBelowAdmin) {
    throw new Error(`${subject} claims ${pattern}, but ${name} has ${isBelowAdmin ? 'only' : 'no'} paths below /admin`)
  }
}

/** Throws a sentence when an area claims a path that another one has. */
export function requireNoCollision(
  subject: string,
  name: RemoteName,
  area: AreaDeclaration,
  others: Record<RemoteName, AreaDeclaration>,
) {
  const claimed = patternsOf(area)
  for (const [other, declaration] of Object.entries(others).filter(([other]) => other !== name)) {
    for (const theirs of patternsOf(declaration)) {
      const own = claimed.find((pattern) => overlap(pattern, theirs))
      if (own) throw new Error(`${subject} claims ${own}, but ${other} has ${theirs}`)
    }
  }
}

const patternsOf = ({ paths, endpoints = [] }: AreaDeclaration) => [
  ...Object.keys(paths),
  ...endpoints.map(pathOfEndpoint),
]

const pathOfEndpoint = (key: string) => key.replace(/^\w+ /, '')

/** Whether some path is one of those of both patterns. */
function overlap(one: string, other: string) {
  const [a, b] = [one.split('/'), other.split('/')]
  for (let i = 1; i < Math.max(a.length, b.length); i++) {
    const [left, right] = [a[i], b[i]]
    if (left === undefined || right === undefined) return false
    if (left === '*' || right === '*') return true
    if (left !== right && !left.startsWith(':') && !right.startsWith(':')) return false
  }
  return true
}
