/** The `Cache-Control` of a build's files, which never change. */
export const immutableCacheControl = 'public, max-age=31536000, immutable'

/** The `Cache-Control` of the files beside the builds, which name the current one. */
export const uncachedCacheControl = 'no-store'
