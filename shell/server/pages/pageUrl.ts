import { areaOf, isAuthPath, withoutTrailingSlash } from '../../src/areas.ts'

/** What a page depends on: its path, and of the query only the parameters that it reads. */
export type Address = { path: string; search: string }

type Reading = Address | { redirect: string } | { refusal: string; status: 400 | 414 }

const longestPath = 1_000
const longestValue = 200

/**
 * Reads the address of a page. The same page always gets the same address, whatever else the query holds and in
 * whatever order, so that it is rendered and kept once.
 */
export function readAddress(path: string, query: string, pageParams: readonly string[]): Reading {
  if (path.length > longestPath) {
    return { status: 414, refusal: `This address is too long: ${longestPath} characters are the most.` }
  }
  if (!isReadable(path)) return { status: 400, refusal: 'This address cannot be read. Is it complete?' }
  const canonical = withoutTrailingSlash(inPlainCharacters(path))
  // Known paths only: '//elsewhere.example/' must not become a way out of this site.
  if (canonical !== path && (areaOf(canonical) || isAuthPath(canonical))) {
    return { redirect: canonical + (query && `?${query}`) }
  }
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of isPublic(path) ? [...pageParams].sort() : []) {
    const value = given.get(name)
    if (!value) continue
    if (value.length > longestValue) {
      return { status: 400, refusal: `“${name}” is too long: ${longestValue} characters are the most.` }
    }
    kept.set(name, value)
  }
  return { path, search: kept.size ? `?${kept}` : '' }
}

/** Whether a path shows a page of the public site, the same for everybody. */
export function isPublic(path: string) {
  const area = areaOf(path)
  return area !== undefined && !area.only
}

// Letters, digits and `-._~` mean the same however they are written, so `/blog/%77hat` is `/blog/what`; others, such as the
// slash in `%2F`, do not.
function inPlainCharacters(path: string) {
  return path.replace(/%[0-9a-f]{2}/gi, (written) => {
    const character = String.fromCharCode(parseInt(written.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : written
  })
}

function isReadable(path: string) {
  try {
    decodeURIComponent(path)
    // What is tidied up further on would be another page than the one that was asked for. Dots count in both spellings, so
    // that none appear when they are put in plain characters.
    return !/[/\\](\.|%2e){1,2}([/\\]|$)/i.test(path)
  } catch {
    return false
  }
}
