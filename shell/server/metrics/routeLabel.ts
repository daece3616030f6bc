const proxiedPath = /^\/(rest|auth)\/v1\//
const knownRoutes = new Set<string>()

/**
 * The label of a route. Visitors choose the names of tables and functions in a path of the API, so a name is a label of its own
 * only once the service behind has answered it with success; there are as many of those as the database has.
 */
export function routeLabel(route: string, status: number) {
  const api = proxiedPath.exec(route)?.[0]
  if (!api) return route
  if (status >= 200 && status < 300) knownRoutes.add(route)
  return knownRoutes.has(route) ? route : `${api}*`
}
