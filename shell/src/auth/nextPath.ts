const anyOrigin = 'https://same-origin.invalid'

/**
 * The path to return to after signing in, or null when the wish is missing or leads off this site.
 * Browsers read `/\evil`, `/<tab>/evil` and `/.//evil` as another host, so the URL parser decides, not a prefix test.
 */
export function safeNext(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin)
  const isElsewhere = origin !== anyOrigin || pathname.startsWith('//')
  return isElsewhere ? null : pathname + search + hash
}

/** The wish that a location carries, in its router state or as `?next=`. */
export function nextOf({ state, search }: { state: unknown; search: string }): string | null {
  const fromState = (state as { next?: unknown } | null)?.next
  return safeNext(fromState) ?? safeNext(new URLSearchParams(search).get('next'))
}

/** A link to the other form of the pair sign-in and sign-up, which must not lose the wish. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path
