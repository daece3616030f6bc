import { deliveryOf } from './delivery.ts'

const localTime = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour)
const activeSince = (started_on: string | null) => ({ status: 'active', started_on })

describe('the progress of a delivery', () => {
  it.each([
    ['day 1 on the start date', localTime(2025, 9, 1), 1],
    ['day 1 in the first minute of the start date', localTime(2025, 9, 1, 0), 1],
    ['day 2 from midnight on', localTime(2025, 9, 2, 0), 2],
    ['day 6 on the Monday after five working days', localTime(2025, 9, 8), 6],
    ['day 14 until its last hour', localTime(2025, 9, 18, 23), 14],
  ])('is %s', (_title, now, today) => {
    expect(deliveryOf(activeSince('2025-09-01'), now)).toMatchObject({
      stage: 'running',
      today,
      daysDone: today - 1,
      sentence: `Day ${today} of 14`,
    })
  })

  it.each([6, 7])('has no current day on September %s, which is on a weekend [PROJ-13]', (day) => {
    const delivery = deliveryOf(activeSince('2025-09-01'), localTime(2025, 9, day))
    expect(delivery.today).toBeUndefined()
    expect(delivery).toMatchObject({
      stage: 'running',
      daysDone: 5,
      sentence: 'Day 5 is done. Day 6 is Monday, September 8.',
    })
  })

  it('has the dates of the fourteen working days [PROJ-13]', () => {
    const { dates } = deliveryOf(activeSince('2025-09-04'), localTime(2025, 9, 4))
    expect([dates?.[0], dates?.[1], dates?.[2], dates?.[13]]).toEqual([
      '2025-09-04',
      '2025-09-05',
      '2025-09-08',
      '2025-09-23',
    ])
  })

  it('counts days correctly across a daylight saving time change', () => {
    expect(deliveryOf(activeSince('2025-10-24'), localTime(2025, 10, 28, 0)).today).toBe(3)
    expect(deliveryOf(activeSince('2025-03-28'), localTime(2025, 4, 1, 0)).today).toBe(3)
  })

  it('is past day 14 after fourteen working days', () => {
    expect(deliveryOf(activeSince('2025-09-01'), localTime(2025, 9, 19))).toMatchObject({
      stage: 'over',
      daysDone: 14,
      sentence: 'Day 14 was Thursday, September 18',
    })
  })

  it('says when a delivery with a start date in the future begins', () => {
    expect(deliveryOf(activeSince('2025-09-10'), localTime(2025, 9, 9, 23))).toMatchObject({
      stage: 'scheduled',
      daysDone: 0,
      sentence: 'Day 1 is Wednesday, September 10',
    })
  })

  it('begins on the next Monday when the start date is on a weekend [PROJ-13]', () => {
    expect(deliveryOf(activeSince('2025-09-06'), localTime(2025, 9, 6)).sentence).toBe('Day 1 is Monday, September 8')
  })

  it('has no day before the plan is agreed on', () => {
    const unplanned = { stage: 'unplanned', sentence: 'The start date isn’t set yet', daysDone: 0 }
    expect(deliveryOf(activeSince(null), localTime(2025, 9, 1))).toEqual(unplanned)
    expect(deliveryOf({ status: 'draft', started_on: '2025-09-01' }, localTime(2025, 9, 6))).toEqual(unplanned)
  })

  it('has no day on hold, and is past day 14 when the project is completed', () => {
    const onHold = deliveryOf({ status: 'on-hold', started_on: '2025-09-01' }, localTime(2025, 9, 8))
    expect(onHold).toMatchObject({ stage: 'on-hold', daysDone: 0 })
    expect(onHold.today).toBeUndefined()
    expect(deliveryOf({ status: 'completed', started_on: null }, localTime(2025, 9, 8))).toEqual({
      stage: 'completed',
      sentence: 'Finished. All fourteen days are done.',
      daysDone: 14,
    })
  })
})
