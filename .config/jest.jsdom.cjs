// jsdom has no fetch, and hides Node's. Pages need both, as browsers have them.
const { TestEnvironment } = require('jest-environment-jsdom')

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { fetch, Headers, Request, Response })
  }
}
