/** @jest-environment node */
import { parseFlags } from './declaredFlags.ts'

const flag = { kind: 'boolean', default: false, description: 'A sample.', owner: 'Tests', expires: '2027-03-31' }

describe('the flags in a pointer', () => {
  it('are read, and are none in the pointer of an older build [REL-90]', () => {
    expect(parseFlags('a', { newSearch: flag })).toEqual({ newSearch: flag })
    expect(parseFlags('a', undefined)).toEqual({})
  })

  it.each([
    ['no object', 'newSearch'],
    ['a list', [flag]],
    ['without a kind', { newSearch: { ...flag, kind: 'text' } }],
    ['without a default', { newSearch: { ...flag, default: 1 } }],
    ['without an owner', { newSearch: { ...flag, owner: undefined } }],
    ['with a name that code cannot use', { 'constructor.x': flag }],
  ])('make a build unusable when they are %s [REL-90]', (_case, flags) => {
    expect(() => parseFlags('a1b2', flags)).toThrow('the flags of build a1b2 cannot be read')
  })
})
