import { TextDecoder, TextEncoder } from 'node:util'
import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import { toHaveNoViolations } from 'jest-axe'

expect.extend(toHaveNoViolations)

// The router needs them when it loads, and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// jsdom has none, and lays nothing out: sizes are told once, as browsers do, and never change.
globalThis.ResizeObserver = class {
  readonly #callback: ResizeObserverCallback
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback
  }
  observe() {
    this.#callback([], this)
  }
  unobserve() {}
  disconnect() {}
}

// The defaults of one second for an element and five for a test are too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
jest.setTimeout(60_000)
