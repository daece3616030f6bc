import { allPartners } from './queries.ts'

describe('allPartners', () => {
  it('is stale after 15 minutes [CALL-7]', () => {
    expect(allPartners().staleTime).toBe(15 * 60_000)
  })
})
