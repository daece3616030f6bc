import { elapsedText, isLongWait } from './waitingText.ts'

const now = new Date('2025-09-20T12:00:00Z')

describe('elapsedText', () => {
  it.each([
    ['2025-09-20T11:59:30Z', 'less than a minute'],
    ['2025-09-20T12:00:30Z', 'less than a minute'],
    ['2025-09-20T11:58:59Z', '1 minute'],
    ['2025-09-20T09:30:00Z', '2 hours'],
    ['2025-09-19T12:00:00Z', '1 day'],
    ['2025-09-07T12:00:00Z', '13 days'],
    ['2025-09-06T12:00:00Z', '2 weeks'],
  ])('counts %s in one whole unit: %s [ROOM-50]', (since, text) => {
    expect(elapsedText(since, now)).toBe(text)
  })
})

describe('isLongWait', () => {
  it('begins after a day [ROOM-50]', () => {
    expect(isLongWait('2025-09-19T12:00:01Z', now)).toBe(false)
    expect(isLongWait('2025-09-19T12:00:00Z', now)).toBe(true)
  })
})
