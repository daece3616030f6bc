import { areas, authPaths, withoutTrailingSlash } from '../../src/areas.ts'
import { marketingBundle } from '../remotes/remoteBuilds.ts'

const own = ['/healthz', '/readyz', '/icon.svg', '/favicon.ico', '/remotes.json', ...authPaths]
const below = ['/assets/', '/fonts/', '/storage/v1/']
const patterns = areas
  .flatMap(({ paths }) => paths)
  .map((pattern) => ({
    pattern,
    matches: new RegExp(`^${pattern.replace(/\/\*$/, '/.+').replace(/:[a-z]+/g, '[^/]+')}$`),
  }))

/** Which route a request took, such as /blog/:slug; never what somebody wrote into an address. */
export function routeOf(url: string) {
  const path = withoutTrailingSlash(url.split('?', 1)[0] ?? '')
  const service = /^\/(?:rest|auth)\/v1(?:\/[a-z_]{1,40}){1,2}$/.exec(path)
  if (service) return path
  if (own.includes(path)) return path
  const folder = below.find((start) => path.startsWith(start))
  if (folder) return `${folder}*`
  return patterns.find(({ matches }) => matches.test(path))?.pattern ?? endpointAt(path) ?? '(unknown)'
}

/** The endpoint of marketing at a path, as its table has it. */
function endpointAt(path: string) {
  const routes = Object.keys(marketingBundle()?.endpoints ?? {}).map((key) => key.replace(/^\w+ /, ''))
  return routes.find((route) => route === path || (route.endsWith('/*') && path.startsWith(route.slice(0, -1))))
}
