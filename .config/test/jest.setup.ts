import { TextDecoder, TextEncoder } from 'node:util'
import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import { toHaveNoViolations } from 'jest-axe'

expect.extend(toHaveNoViolations)

// The router asks for them as it loads, and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// A busy machine may need longer than the usual second before something appears, and than five for a whole test.
configure({ asyncUtilTimeout: 4_000 })
jest.setTimeout(20_000)
