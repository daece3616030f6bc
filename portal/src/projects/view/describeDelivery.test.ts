import { describeDelivery } from './describeDelivery.ts'

const localTime = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour)
const activeSince = (started_on: string | null) => ({ status: 'active', started_on })

describe('the progress of a delivery', () => {
  it.each([
    ['day 1 on the start date', localTime(2025, 9, 1), 1],
    ['day 1 in the first minute of the start date', localTime(2025, 9, 1, 0), 1],
    ['day 2 from midnight on', localTime(2025, 9, 2, 0), 2],
    ['day 6 five days later', localTime(2025, 9, 6), 6],
    ['day 14 until its last hour', localTime(2025, 9, 14, 23), 14],
  ])('is %s', (_title, today, day) => {
    expect(describeDelivery(activeSince('2025-09-01'), today)).toEqual({ day, sentence: `Day ${day} of 14` })
  })

  it('counts days correctly across a daylight saving time change', () => {
    expect(describeDelivery(activeSince('2025-10-24'), localTime(2025, 10, 28, 0)).day).toBe(5)
    expect(describeDelivery(activeSince('2025-03-28'), localTime(2025, 4, 1, 0)).day).toBe(5)
  })

  it('is past day 14 after fourteen days', () => {
    expect(describeDelivery(activeSince('2025-09-01'), localTime(2025, 9, 15))).toEqual({
      day: 15,
      sentence: 'Day 14 was yesterday',
    })
    expect(describeDelivery(activeSince('2025-09-01'), localTime(2025, 9, 20)).sentence).toBe('Day 14 was 6 days ago')
  })

  it('says when a delivery with a start date in the future begins', () => {
    expect(describeDelivery(activeSince('2025-09-10'), localTime(2025, 9, 9, 23))).toEqual({
      sentence: 'Starts tomorrow',
    })
    expect(describeDelivery(activeSince('2025-09-10'), localTime(2025, 9, 1))).toEqual({ sentence: 'Starts in 9 days' })
  })

  it('has no day before the plan is agreed on', () => {
    const notStarted = { sentence: 'Starts when we agree on the plan' }
    expect(describeDelivery(activeSince(null), localTime(2025, 9, 1))).toEqual(notStarted)
    expect(describeDelivery({ status: 'draft', started_on: '2025-09-01' }, localTime(2025, 9, 6))).toEqual(notStarted)
  })

  it('has no day on hold, and is past day 14 when the project is completed', () => {
    const onHold = describeDelivery({ status: 'on-hold', started_on: '2025-09-01' }, localTime(2025, 9, 6))
    expect(onHold.day).toBeUndefined()
    expect(describeDelivery({ status: 'completed', started_on: null }, localTime(2025, 9, 6))).toEqual({
      day: 15,
      sentence: 'Finished. All fourteen days are done.',
    })
  })
})
