/*
 * Jest always resolves the `node` entry, also in jsdom. Here each environment gets what it would get in the product: a
 * page the sanitiser on its own document, the server the one that brings its document along. By path, because the
 * package exports no other names.
 */
const { join } = require('node:path')

const dist = join(__dirname, '../../node_modules/isomorphic-dompurify/dist')

module.exports = require(join(dist, typeof document === 'undefined' ? 'index.js' : 'browser.js'))
