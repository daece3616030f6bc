// Used by browsers, where every byte counts, and again by the server, which does not trust them.

/**
 * Removes from a text what may be about a visitor: addresses, tokens, ids, long numbers, query strings, and quoted texts,
 * which may have been typed. Names of properties, which browsers put between single quotes, stay. [REL-51]
 */
export const scrubText = (text: string) =>
  text
    .replace(/(\/[^\s?#)'"]*)[?#][^\s)'"]*/g, '$1')
    .replace(/["“`][^"”`]*(["”`]|$)/g, '"…"')
    .replace(/'(?![\w$.]{1,40}')[^']*'/g, "'…'")
    .replace(/[^\s@<('"]+@[^\s@]+/g, '[email]')
    .replace(/(?=[\w.-]*\d)[\w-][\w.-]{19,}/g, '[token]')
    .replace(/\d{5,}/g, '#')

/** A path without ids: segments with a digit, and long ones, become `:id`. [REL-51] */
export const scrubPath = (path: string) => path.replace(/\/([^/]*\d[^/]*|[^/]{33,})/g, '/:id')
