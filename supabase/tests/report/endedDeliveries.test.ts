import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { createDeliverySql, type Delivery } from '../support/projects/deliveries.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { prepareRooms } from '../support/projects/postgresRooms.ts'

let sql: TemporaryPostgres['sql']
let deliveries: ReturnType<typeof createDeliverySql>

// September 1, 2025 is a Monday. Lisbon is an hour ahead of UTC until October 26.
const september = { first: '2025-09-01', planned: '2025-09-18' }
const hours = (day: string) => `${day}T10:00Z`
const examples: [what: string, delivery: Delivery, days: number, isOnTime: boolean][] = [
  ['on its last day', { ...september, accepted: hours('2025-09-18') }, 14, true],
  ['a day later', { ...september, accepted: hours('2025-09-19') }, 15, false],
  ['on its first day', { ...september, accepted: hours('2025-09-01') }, 1, true],
  ['before its first day', { first: '2025-09-10', planned: '2025-09-29', accepted: hours('2025-09-05') }, 0, true],
  [
    'on the Saturday after its last day',
    { first: '2025-09-08', planned: '2025-09-19', accepted: hours('2025-09-20') },
    10,
    false,
  ],
  ['at half past midnight in Lisbon, summer', { ...september, accepted: '2025-09-18T23:30Z' }, 15, false],
  [
    'at half past eleven in Lisbon, winter',
    { first: '2025-11-03', planned: '2025-11-18', accepted: '2025-11-18T23:30Z' },
    12,
    true,
  ],
  [
    'after a hold over the change of the clocks, from Saturday to Tuesday in Lisbon',
    {
      ...{ first: '2025-10-20', planned: '2025-10-31', accepted: hours('2025-11-03') },
      holds: [['client', '2025-10-24T23:30Z', '2025-10-28T23:30Z']],
    },
    10,
    true,
  ],
  [
    'with a holiday on a Monday and one on a Saturday',
    { first: '2025-12-01', planned: '2025-12-12', accepted: hours('2025-12-12') },
    9,
    true,
  ],
  [
    'in time after two days of waiting for us',
    { ...september, accepted: hours('2025-09-18'), holds: [['us', hours('2025-09-08'), hours('2025-09-10')]] },
    14,
    true,
  ],
  [
    'a day later, which waiting for us does not excuse',
    { ...september, accepted: hours('2025-09-19'), holds: [['us', hours('2025-09-08'), hours('2025-09-10')]] },
    15,
    false,
  ],
  [
    'two days later, after two days of waiting for the client',
    { ...september, accepted: hours('2025-09-22'), holds: [['client', hours('2025-09-08'), hours('2025-09-10')]] },
    14,
    true,
  ],
  [
    'three days later, after two days of waiting for the client',
    { ...september, accepted: hours('2025-09-23'), holds: [['client', hours('2025-09-08'), hours('2025-09-10')]] },
    15,
    false,
  ],
  [
    'after waiting for the client that began when it was late',
    { ...september, accepted: hours('2025-09-26'), holds: [['client', hours('2025-09-19'), hours('2025-09-26')]] },
    15,
    false,
  ],
  [
    'after a second wait that began before the day to which the first one had moved it',
    {
      ...{ ...september, accepted: hours('2025-09-29') },
      holds: [
        ['client', hours('2025-09-08'), hours('2025-09-15')],
        ['client', hours('2025-09-22'), hours('2025-09-24')],
      ],
    },
    14,
    true,
  ],
  [
    'after a wait for us that went past its last day, and then one for the client',
    {
      ...{ ...september, accepted: hours('2025-09-26') },
      holds: [
        ['us', hours('2025-09-17'), hours('2025-09-22')],
        ['client', hours('2025-09-22'), hours('2025-09-26')],
      ],
    },
    16,
    false,
  ],
  [
    'while it waits for the client',
    { ...september, accepted: hours('2025-09-24'), holds: [['client', hours('2025-09-16'), null]] },
    12,
    true,
  ],
  [
    'on the day on which it begins to wait',
    { ...september, accepted: hours('2025-09-18'), holds: [['client', hours('2025-09-18'), null]] },
    14,
    true,
  ],
  [
    'after three days of waiting for the client before its first day, which moved',
    {
      ...{ first: '2025-09-04', planned: '2025-09-18', accepted: hours('2025-09-23') },
      holds: [['client', hours('2025-08-28'), hours('2025-09-02')]],
    },
    14,
    true,
  ],
]

const rowOf = (project: string) =>
  sql(`select delivery.days, delivery.is_on_time
    from private.ended_deliveries('2025-01-01', '', private.past_working_days()) as delivery where delivery.project_id = '${project}'`)

describeOnPostgres(
  'a delivery that has ended',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    deliveries = createDeliverySql(sql)
    sql("insert into public.holidays (day, name) values ('2025-12-06', 'Saturday'), ('2025-12-08', 'Monday')")
  },
  () => {
    it.each(examples)('is counted by hand: %s [FORT-232]', (_what, delivery, days, isOnTime) => {
      expect(rowOf(deliveries.deliver(delivery))).toBe(`${days}|${isOnTime ? 't' : 'f'}`)
    })

    it.each([
      ['approved', '|f'],
      ['requested', ''],
      ['declined', ''],
    ] as const)('took no days and was not on time with the money back: %s [FORT-233]', (state, row) => {
      const project = deliveries.createProject(september.first)
      deliveries.start(project, september.first, september.planned)
      deliveries.refund(project, hours('2025-09-19'), state)
      expect(rowOf(project)).toBe(row)
    })

    it('counts days as plans do, over weekends and holidays [FORT-232]', () => {
      sql(`insert into public.holidays (day, name)
        select date '2025-01-01' + number * 13, 'Sample' from generate_series(0, 20) as number on conflict do nothing`)
      const different = sql(`
        with numbered as (
          select day::date, width_bucket(day::date - 1, working_days) as number
          from generate_series(date '2025-01-01', date '2025-12-01', '5 days') as day, private.past_working_days() as working_days
        )
        select count(*) from numbered as a, numbered as b
        where b.number - a.number <> public.working_days_between(a.day, b.day)`)
      expect(different).toBe('0')
      sql("delete from public.holidays where name = 'Sample'")
    })
  },
)
