import { joinLines } from './joinLines.ts'
import { starter } from './starter.ts'

it('decides with at most 2 KB in a page when to load its scripts [START-9]', () => {
  expect(Buffer.byteLength(joinLines(starter))).toBeLessThanOrEqual(2_000)
})
