import { servedSince } from './servedSince.ts'

const now = new Date('2026-11-26T15:00:00Z')
const sinceTime = /^\d+:01\sPM$/

describe('since when a build is served [REL-20]', () => {
  it('is left out in the minute of its release', () => {
    expect(servedSince('2026-11-26T14:01:40Z', '2026-11-26T14:01:00Z', now)).toBe('')
  })

  it('is a time on the day of its release, whatever day is today', () => {
    expect(servedSince('2026-11-26T14:01:00Z', '2026-11-26T14:00:00Z', now)).toMatch(sinceTime)
    expect(servedSince('2026-11-20T14:01:00Z', '2026-11-20T14:00:00Z', now)).toMatch(sinceTime)
  })

  it('is today with its time, or another day', () => {
    expect(servedSince('2026-11-26T14:01:00Z', '2026-11-20T14:00:00Z', now)).toMatch(/^today, \d+:01\sPM$/)
    expect(servedSince('2026-11-24T14:01:00Z', '2026-11-20T14:00:00Z', now)).toBe('Nov 24, 2026')
    expect(servedSince('2026-11-24T14:01:00Z', null, now)).toBe('Nov 24, 2026')
  })
})
