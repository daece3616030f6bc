// Adds what jsdom lacks: fetch, for which it hides Node's (which accepts only Node's abort signals), a complete crypto, and
// Blob.arrayBuffer.
const { TestEnvironment } = require('jest-environment-jsdom')

/** Node's AbortSignal, with timeouts that end with the test file: a later one would run, and fail, within another file. */
const createAbortSignal = (setTimeout) =>
  class extends AbortSignal {
    static timeout(delayMs) {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), delayMs)
      return controller.signal
    }
    static [Symbol.hasInstance](value) {
      return value instanceof AbortSignal
    }
  }

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    const { Blob, FileReader, setTimeout } = this.global
    const globals = { AbortController, AbortSignal: createAbortSignal(setTimeout), fetch, Headers, Request, Response }
    Object.assign(this.global, globals)
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
