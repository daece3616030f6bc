import { findArea, isAuthPath, withoutTrailingSlash } from '../../src/areas/areas.ts'
import { type AllAreas, liveAreas } from '../remotes/liveAreas.ts'

/** What a page depends on: its path, and the query parameters that it reads. */
export type PageUrl = { path: string; search: string }

type ParseResult = PageUrl | { redirect: string } | { error: string; status: 400 | 414 }

const maxPathLength = 1_000
const maxValueLength = 200

/**
 * Parses the URL of a page into its cache key: other parameters and their order make no difference, so every page is
 * rendered and cached once.
 */
export function parsePageUrl(
  path: string,
  query: string,
  pageParams: readonly string[],
  areas: AllAreas = liveAreas(),
): ParseResult {
  if (path.length > maxPathLength) {
    return { status: 414, error: `This address is too long. The limit is ${maxPathLength} characters.` }
  }
  if (!isValidPath(path)) return { status: 400, error: 'This address cannot be read. Is it complete?' }
  const canonicalPath = withoutTrailingSlash(decodeUnreserved(path))
  // Known paths only: '//elsewhere.example/' must not redirect to another site.
  if (canonicalPath !== path && (findArea(areas, canonicalPath) || isAuthPath(canonicalPath))) {
    return { redirect: canonicalPath + (query && `?${query}`) }
  }
  const params = new URLSearchParams(query)
  const usedParams = new URLSearchParams()
  for (const name of isPublicPath(areas, path) ? [...pageParams].sort() : []) {
    const value = params.get(name)
    if (!value) continue
    if (value.length > maxValueLength) {
      return { status: 400, error: `“${name}” is too long. The limit is ${maxValueLength} characters.` }
    }
    usedParams.set(name, value)
  }
  return { path, search: usedParams.size ? `?${usedParams}` : '' }
}

/** Whether a path shows a page of the public site, which is the same for every visitor. */
export function isPublicPath(areas: AllAreas, path: string) {
  const area = findArea(areas, path)
  return area !== undefined && !area.access
}

// Letters, digits and `-._~` mean the same when percent-encoded (RFC 3986), so `/blog/%77hat` is `/blog/what`. Other
// characters, such as the slash in `%2F`, do not.
function decodeUnreserved(path: string) {
  return path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(parseInt(encoded.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : encoded
  })
}

function isValidPath(path: string) {
  try {
    decodeURIComponent(path)
    // Dot segments would be resolved later, into another page than the requested one. Both spellings are checked, so that
    // decoding cannot create any.
    return !/[/\\](\.|%2e){1,2}([/\\]|$)/i.test(path)
  } catch {
    return false
  }
}
