import { hostOf } from './hostOf.ts'

describe('a link of a deliverable', () => {
  it('is shown with its host [FORT-92]', () => {
    expect(hostOf('https://demo.example:8443/agent')).toBe('demo.example:8443')
    expect([hostOf(null), hostOf('x')]).toEqual(['', ''])
  })
})
