import fc from 'fast-check'
import { insertRows, requestAs, requestAsService } from '../support/api.ts'
import { callAsAdmin } from '../support/projects/rooms.ts'

const dayMs = 86_400_000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
// A year of their own, so that holidays of other tests do not count here. It has a leap day and two changes of the clocks.
const firstTime = Date.parse('2088-01-01')
const day = fc.integer({ min: 0, max: 365 }).map((days) => toDay(firstTime + days * dayMs))
const count = fc.integer({ min: -60, max: 60 })

const holidays = ['2088-03-05', '2088-04-16', '2088-12-24', '2088-12-25', '2088-12-27']
const isWorkingDay = (date: string) => new Date(date).getUTCDay() % 6 !== 0 && !holidays.includes(date)

const call = async (name: string, body: object) => {
  const response = await callAsAdmin(name, body)
  if (response.status !== 200) throw new Error(JSON.stringify(response.body))
  return String(response.body).replaceAll('"', '')
}
const add = (start_day: string, days: number) => call('add_working_days', { start_day, days })
const between = async (from_day: string, until_day: string) =>
  Number(await call('working_days_between', { from_day, until_day }))

/** Counts day by day. */
function countWorkingDays(from: string, until: string) {
  let total = 0
  for (let time = Date.parse(from); time < Date.parse(until); time += dayMs) if (isWorkingDay(toDay(time))) total += 1
  return total
}

const check = (property: fc.IAsyncProperty<unknown>) => fc.assert(property, { numRuns: 60 })

beforeAll(() =>
  insertRows(
    'holidays',
    holidays.map((date) => ({ day: date, name: 'Closed' })),
  ),
)
afterAll(() => requestAsService(`holidays?day=gte.2088-01-01&day=lte.2088-12-31`, { method: 'DELETE' }))

describe('working days', () => {
  it('are Monday to Friday without holidays, whatever is added [FORT-1]', () =>
    check(
      fc.asyncProperty(day, count, async (start, days) => {
        expect(isWorkingDay(await add(start, days))).toBe(true)
      }),
    ))

  it('count as many as were added, forward and back [FORT-2]', () =>
    check(
      fc.asyncProperty(day, count, async (start, days) => {
        const from = await add(start, 0)
        expect(await between(from, await add(start, days))).toBe(days)
      }),
    ))

  it('keep their order when the same number is added to both [FORT-2]', () =>
    check(
      fc.asyncProperty(day, day, count, async (one, other, days) => {
        const [earlier, later] = [one, other].sort() as [string, string]
        expect((await add(earlier, days)) <= (await add(later, days))).toBe(true)
      }),
    ))

  it('are counted as one would day by day, also across changes of the clocks [FORT-3]', () =>
    check(
      fc.asyncProperty(day, day, async (one, other) => {
        const [earlier, later] = [one, other].sort() as [string, string]
        const expected = countWorkingDays(earlier, later)
        expect(await between(earlier, later)).toBe(expected)
        expect(await between(later, earlier)).toBe(expected === 0 ? 0 : -expected)
      }),
    ))

  it('are unknown from an unknown day [FORT-2]', async () => {
    expect(await call('add_working_days', { start_day: null, days: 3 })).toBe('null')
  })

  it('are no more than 10,000 at once [FORT-2]', async () => {
    expect((await callAsAdmin('add_working_days', { start_day: '2088-01-01', days: 10_001 })).code).toBe('22023')
  })
})

describe('a holiday', () => {
  it('is created and deleted by admins, once per day [FORT-4]', async () => {
    const holiday = { method: 'POST', body: { day: '2089-01-03', name: 'Three Kings' } }
    expect((await requestAs('admin', 'holidays', holiday)).status).toBe(201)
    expect((await requestAs('admin', 'holidays', holiday)).code).toBe('23505')
    expect((await requestAs('client', 'holidays?day=eq.2089-01-03')).rows).toEqual([holiday.body])
    expect((await requestAs('visitor', 'holidays')).rows).toEqual([])
    expect((await requestAs('client', 'holidays', { ...holiday, body: { day: '2089-01-04', name: 'x' } })).code).toBe(
      '42501',
    )
    await requestAs('client', 'holidays?day=eq.2089-01-03', { method: 'DELETE' })
    expect((await requestAs('admin', 'holidays?day=eq.2089-01-03')).rows).toHaveLength(1)
    await requestAs('admin', 'holidays?day=eq.2089-01-03', { method: 'DELETE' })
    expect((await requestAs('admin', 'holidays?day=eq.2089-01-03')).rows).toEqual([])
  })

  it.each([{ day: '1999-12-31' }, { day: '20226-05-01' }, { name: ' ' }, { name: 'x'.repeat(81) }])(
    'has a plausible day and a name, not %j [FORT-4]',
    async (invalid) => {
      const body = { day: '2089-01-05', name: 'x', ...invalid }
      const { status } = await requestAs('admin', 'holidays', { method: 'POST', body })
      expect(status).toBeGreaterThanOrEqual(400)
      expect((await requestAs('admin', 'holidays?day=eq.2089-01-05')).rows).toEqual([])
    },
  )
})
