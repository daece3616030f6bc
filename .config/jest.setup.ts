import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'
import { toHaveNoViolations } from 'jest-axe'

expect.extend(toHaveNoViolations)

// The router asks for them as it loads, and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder })
