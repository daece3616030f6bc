const placeholderOrigin = 'https://same-origin.invalid'

/**
 * The path to go to after sign-in; null when it is missing or on another site. Browsers read `/\evil`, `/<tab>/evil` and
 * `/.//evil` as another host, so the URL parser decides, not a prefix test.
 */
export function parseNextPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, placeholderOrigin)) return null
  const { origin, pathname, search, hash } = new URL(value, placeholderOrigin)
  const isOtherSite = origin !== placeholderOrigin || pathname.startsWith('//')
  return isOtherSite ? null : pathname + search + hash
}

/** The next path of a location, from its router state or `?next=`. */
export function nextPathOf({ state, search }: { state: unknown; search: string }): string | null {
  const fromState = (state as { next?: unknown } | null)?.next
  return parseNextPath(fromState) ?? parseNextPath(new URLSearchParams(search).get('next'))
}

/** A path with `?next=`, so that the links between sign-in and sign-up keep the next path. */
export const withNextPath = (path: string, next: string | null) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path
