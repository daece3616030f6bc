// Adds what jsdom lacks: fetch, for which it hides Node's (which accepts only Node's abort signals), a complete crypto, and
// Blob.arrayBuffer.
const { TestEnvironment } = require('jest-environment-jsdom')

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    const { Blob, FileReader } = this.global
    Object.assign(this.global, { AbortController, AbortSignal, fetch, Headers, Request, Response })
    Object.defineProperty(this.global, 'crypto', { value: crypto })
    Blob.prototype.arrayBuffer = function () {
      return new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result)
        reader.readAsArrayBuffer(this)
      })
    }
  }
}
