declare let __webpack_get_script_filename__: (chunk: string | number) => string

// Runs first in the entry of a remote. When the shell retries the entry, it adds a query to its URL. The entry's chunks get the
// same query, because browsers cache a file under its URL for a year, even one that arrived corrupt.
const retryQuery = /\?r=\d+$/.exec((document.currentScript as HTMLScriptElement).src)
if (retryQuery) {
  const getFilename = __webpack_get_script_filename__
  __webpack_get_script_filename__ = (chunk) => getFilename(chunk) + retryQuery[0]
}

export {}
