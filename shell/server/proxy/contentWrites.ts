import type { IncomingMessage } from 'node:http'
import { publicContentFunctions, publicContentTables } from '@fortnight/supabase/server/publicContent'

const contentPaths = [...publicContentTables, ...publicContentFunctions.map((name) => `rpc/${name}`)]
const contentUrl = new RegExp(`^/rest/v1/(${contentPaths.join('|')})(?![\\w-])`)
// What a client has said about a project goes with it.
const projectsUrl = /^\/rest\/v1\/projects(?![\w-])/

/**
 * Whether a request may change what public pages show. Reading with POST and requests of visitors do not count, because
 * every content write makes the server check the content version.
 */
export const isContentWrite = ({
  url = '',
  method = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'method' | 'headers'>) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) &&
  headers.authorization !== undefined &&
  (contentUrl.test(url) || (method === 'DELETE' && projectsUrl.test(url)))
