import { parseDeliveryDays, daySpans } from './deliveryDays.ts'

describe('delivery days', () => {
  it.each([
    ['7-10 days', { from: 7, to: 10 }],
    ['10-14 days', { from: 10, to: 14 }],
    ['14–21 working days', { from: 14, to: 21 }],
    ['10 days', { from: 10, to: 10 }],
  ])('are parsed from "%s" [PRICE-3]', (timeline, days) => {
    expect(parseDeliveryDays(timeline)).toEqual(days)
  })

  it.each(['6 weeks', 'on request', '', '0-3 days', '10-7 days', '20-30 days'])(
    'are undefined for "%s"',
    (timeline) => {
      expect(parseDeliveryDays(timeline)).toBeUndefined()
    },
  )

  it('follow the work in the day strip', () => {
    expect(daySpans({ from: 7, to: 10 })).toEqual([
      { from: 1, to: 6, label: 'Plan, build, and test' },
      { from: 7, to: 10, label: 'Delivery window', isDelivery: true },
    ])
    expect(daySpans({ from: 1, to: 2 })).toEqual([{ from: 1, to: 2, label: 'Delivery window', isDelivery: true }])
  })
})
