import { allPartners } from './queries.ts'

it('partners stay fresh for 15 minutes [CALL-7]', () => {
  expect(allPartners().staleTime).toBe(15 * 60_000)
})
