import { authPaths, matchesPattern, withoutTrailingSlash } from '../../src/areas/areas.ts'
import { unsubscribedPath, unsubscribePath } from '../mail/projectMails/personalContent.ts'
import { liveAreas } from '../remotes/liveAreas.ts'
import { marketingBuild } from '../remotes/marketingReleases.ts'

const filePaths = ['limits', 'links', 'export-link', 'export'].map((name) => `/project-files/${name}`)
const exactPaths = [
  ...[
    '/healthz',
    '/readyz',
    '/icon.svg',
    '/favicon.ico',
    '/remotes.json',
    '/events',
    '/telemetry/errors',
    '/telemetry/vitals',
    unsubscribePath,
    unsubscribedPath,
  ],
  ...filePaths,
  ...authPaths,
]
const folders = ['/assets/', '/fonts/', '/storage/v1/', '/project-files/open/', '/calendar/', '/decide/']

/** The route of a URL, such as /blog/:slug. It never contains what a visitor typed. */
export function routePattern(url: string) {
  const path = withoutTrailingSlash(url.split('?', 1)[0] ?? '')
  if (/^\/(?:rest|auth)\/v1(?:\/[a-z_]{1,40}){1,2}$/.test(path) || exactPaths.includes(path)) return path
  if (/^\/project-files\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(path)) return '/project-files/:project/:upload'
  const folder = folders.find((start) => path.startsWith(start))
  if (folder) return `${folder}*`
  return pagePattern(path) ?? endpointPattern(path) ?? '(unknown)'
}

/** The pattern of the page at `path`, as its area declares it. */
function pagePattern(path: string) {
  const patterns = Object.values(liveAreas()).flatMap(({ paths }) => Object.keys(paths))
  return patterns.find((pattern) => matchesPattern(pattern, path))
}

/** The path of the endpoint of marketing that handles `path`, as its table has it. */
function endpointPattern(path: string) {
  const patterns = (marketingBuild()?.endpoints ?? []).map((key) => key.replace(/^\w+ /, ''))
  return patterns.find(
    (pattern) => pattern === path || (pattern.endsWith('/*') && path.startsWith(pattern.slice(0, -1))),
  )
}
