/*
 * Jest resolves the `node` entry even in jsdom. This gives each environment the build that it gets in the product: pages use
 * their own document, the server one that the package brings along. By path, because the package exports no other names.
 */
const { join } = require('node:path')

const dist = join(__dirname, '../../node_modules/isomorphic-dompurify/dist')

module.exports = require(join(dist, typeof document === 'undefined' ? 'index.js' : 'browser.js'))
