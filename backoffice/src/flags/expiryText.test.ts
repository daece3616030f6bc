/** @jest-environment node */
import { daysUntilExpiry, expiryText } from './expiryText.ts'

describe('when a flag expires', () => {
  it.each([
    ['2026-11-28', 'Expires in 2 days'],
    ['2026-11-27', 'Expires in 1 day'],
    ['2026-11-26', 'Expires today'],
    ['2026-11-25', 'Expired 1 day ago'],
    ['2025-11-26', 'Expired 365 days ago'],
  ])('on %s is told in days [REL-98]', (expires, text) => {
    expect(expiryText(daysUntilExpiry(expires, '2026-11-26'))).toBe(text)
  })
})
