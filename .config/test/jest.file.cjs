const { readFileSync } = require('node:fs')
const { extname } = require('node:path')

const types = { '.woff': 'font/woff', '.svg': 'image/svg+xml', '.webp': 'image/webp', '.jpg': 'image/jpeg' }

/** Turns fonts and pictures into data URLs, as in the server bundle. */
module.exports = {
  process: (_text, path) => ({
    code: `module.exports = 'data:${types[extname(path)]};base64,${readFileSync(path, 'base64')}'`,
  }),
}
