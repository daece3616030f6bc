import fc from 'fast-check'
import { cityOf, dayIn, readerDay } from './businessDay.ts'

const dayMs = 86_400_000
const zones = fc.constantFrom('Europe/Lisbon', 'Pacific/Auckland', 'America/New_York', 'Asia/Kathmandu', 'UTC')
const day = fc
  .integer({ min: 0, max: 3_650 })
  .map((days) => new Date(Date.UTC(2024, 0, 1) + days * dayMs).toISOString().slice(0, 10))

describe('a day of the business', () => {
  it('begins at its midnight, in winter and in summer [FORT-25]', () => {
    expect(dayIn('Europe/Lisbon', new Date('2025-01-14T23:59:00Z'))).toBe('2025-01-14')
    expect(dayIn('Europe/Lisbon', new Date('2025-01-15T00:00:00Z'))).toBe('2025-01-15')
    expect(dayIn('Europe/Lisbon', new Date('2025-07-14T23:00:00Z'))).toBe('2025-07-15')
  })

  it('is the next one for a reader in Auckland, and the same in New York [FORT-25]', () => {
    expect(readerDay('2025-09-12', 'Europe/Lisbon', 'Pacific/Auckland')).toBe('2025-09-12')
    expect(readerDay('2025-12-12', 'Europe/Lisbon', 'Pacific/Auckland')).toBe('2025-12-13')
    expect(readerDay('2025-12-12', 'Europe/Lisbon', 'America/New_York')).toBe('2025-12-12')
  })

  it('is itself for a reader in its own zone, also when the clocks change [FORT-3]', () =>
    fc.assert(
      fc.property(day, zones, (date, zone) => {
        expect(readerDay(date, zone, zone)).toBe(date)
      }),
    ))

  it('is at most a day away for any reader [FORT-25]', () =>
    fc.assert(
      fc.property(day, zones, zones, (date, zone, readerZone) => {
        expect(Math.abs(Date.parse(readerDay(date, zone, readerZone)) - Date.parse(date))).toBeLessThanOrEqual(dayMs)
      }),
    ))

  it('names the city of its zone [FORT-25]', () => {
    expect(cityOf('America/New_York')).toBe('New York')
  })
})
