const { readFileSync } = require('node:fs')

/** A font becomes a data URL, as in the server bundle. */
module.exports = {
  process: (_text, path) => ({
    code: `module.exports = 'data:font/woff;base64,${readFileSync(path, 'base64')}'`,
  }),
}
