declare let __webpack_get_script_filename__: (chunk: string | number) => string

// When the shell retries a remote's entry, it adds a query to its URL. The entry's chunks get the same query, because browsers
// cache a file under its URL for a year, even one that arrived corrupt.
const retryQuery = /\?r=\d+$/.exec((document.currentScript as HTMLScriptElement).src)
if (retryQuery) {
  const getFilename = __webpack_get_script_filename__
  __webpack_get_script_filename__ = (chunk) => getFilename(chunk) + retryQuery[0]
}

export default () => ({ name: 'retry' })
