import { publicationLabel, publicationState } from './publication.ts'

describe('publicationState', () => {
  it('is scheduled only before publish_at, and draft regardless of it', () => {
    const future = new Date(Date.now() + 60_000).toISOString()
    expect(publicationState({ published: true, publish_at: future })).toBe('scheduled')
    expect(publicationState({ published: true, publish_at: '2020-01-01T00:00:00Z' })).toBe('published')
    expect(publicationState({ published: true, publish_at: null })).toBe('published')
    expect(publicationState({ published: false, publish_at: future })).toBe('draft')
    expect(publicationLabel({ published: true, publish_at: future })).toMatch(/^Scheduled for [A-Z][a-z]{2} \d/)
  })
})
