import { deliveryDay } from './deliveryDay.ts'

const on = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour)
const active = (started_on: string | null) => ({ status: 'active', started_on })

describe('the day of a delivery', () => {
  it.each([
    ['is 1 on the date that was set', on(2025, 9, 1), 1],
    ['is 1 in the first minute of that date', on(2025, 9, 1, 0), 1],
    ['is 2 as soon as the calendar says so', on(2025, 9, 2, 0), 2],
    ['is 6 five days later', on(2025, 9, 6), 6],
    ['is 14 until the last minute', on(2025, 9, 14, 23), 14],
  ])('%s', (_title, today, day) => {
    expect(deliveryDay(active('2025-09-01'), today)).toEqual({ current: day, sentence: `Day ${day} of 14` })
  })

  it('goes on counting over the end of summer time, when a day has 25 hours', () => {
    expect(deliveryDay(active('2025-10-24'), on(2025, 10, 28, 0)).current).toBe(5)
    expect(deliveryDay(active('2025-03-28'), on(2025, 4, 1, 0)).current).toBe(5)
  })

  it('leaves all fourteen days behind after day 14', () => {
    expect(deliveryDay(active('2025-09-01'), on(2025, 9, 15))).toEqual({
      current: 15,
      sentence: 'Day 14 was yesterday',
    })
    expect(deliveryDay(active('2025-09-01'), on(2025, 9, 20)).sentence).toBe('Day 14 was 6 days ago')
  })

  it('says when a delivery with a first day in the future starts', () => {
    expect(deliveryDay(active('2025-09-10'), on(2025, 9, 9, 23))).toEqual({ sentence: 'Starts tomorrow' })
    expect(deliveryDay(active('2025-09-10'), on(2025, 9, 1))).toEqual({ sentence: 'Starts in 9 days' })
  })

  it('does not exist before the plan is agreed on', () => {
    const before = { sentence: 'Starts when we agree on the plan' }
    expect(deliveryDay(active(null), on(2025, 9, 1))).toEqual(before)
    expect(deliveryDay({ status: 'draft', started_on: '2025-09-01' }, on(2025, 9, 6))).toEqual(before)
  })

  it('stands still on hold and is over when the project is completed', () => {
    expect(deliveryDay({ status: 'on-hold', started_on: '2025-09-01' }, on(2025, 9, 6)).current).toBeUndefined()
    expect(deliveryDay({ status: 'completed', started_on: null }, on(2025, 9, 6))).toEqual({
      current: 15,
      sentence: 'Finished. All fourteen days are done.',
    })
  })
})
