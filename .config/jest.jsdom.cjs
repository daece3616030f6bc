// jsdom has no fetch and hides Node's, which insists on the abort signals that it was made with; and its crypto is a part.
const { TestEnvironment } = require('jest-environment-jsdom')

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { AbortController, AbortSignal, fetch, Headers, Request, Response })
    Object.defineProperty(this.global, 'crypto', { value: crypto })
  }
}
