// jsdom has no fetch and hides Node's, which insists on the abort signals that it was made with; its crypto is a part, and
// its files are read in the old way only.
const { TestEnvironment } = require('jest-environment-jsdom')

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    const { Blob, FileReader } = this.global
    Object.assign(this.global, { AbortController, AbortSignal, fetch, Headers, Request, Response })
    Object.defineProperty(this.global, 'crypto', { value: crypto })
    Blob.prototype.arrayBuffer = function () {
      return new Promise((done) => {
        const reader = new FileReader()
        reader.onload = () => done(reader.result)
        reader.readAsArrayBuffer(this)
      })
    }
  }
}
