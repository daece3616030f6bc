import { dayTicks } from './dayScale.ts'

describe('the scale of days', () => {
  it.each([
    [14, [0, 5, 10, 15]],
    [17, [0, 5, 10, 15, 20]],
    [31, [0, 10, 20, 30, 40]],
    [4, [0, 1, 2, 3, 4]],
    [1204, [0, 201, 402, 603, 804, 1005, 1206]],
  ])('holds %s days in few round ticks', (longest, ticks) => expect(dayTicks(longest)).toEqual(ticks))
})
