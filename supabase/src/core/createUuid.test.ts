import { createUuid } from './createUuid.ts'
import { isUuid } from './isUuid.ts'

describe('createUuid', () => {
  afterEach(() => {
    Reflect.deleteProperty(crypto, 'randomUUID')
  })

  it.each([
    ['where browsers offer randomUUID', () => '7a1c0f4e-0000-4000-8000-00000000000a'],
    ['on insecure pages, where they do not', undefined],
  ])('makes a valid id %s', (_place, randomUUID) => {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    expect(isUuid(createUuid())).toBe(true)
    expect(createUuid()).toMatch(/^.{14}4.{4}[89ab]/)
  })
})
