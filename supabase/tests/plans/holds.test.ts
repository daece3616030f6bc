import fc from 'fast-check'
import { skipBrief } from '../support/projects/briefs.ts'
import { callAs, callAsAdmin, createProject, createRoom, type Room } from '../support/projects/rooms.ts'
import {
  createStartedRoom,
  daysOf,
  eventsOf,
  fetchPlan,
  moveStep,
  setHoldStart,
  stepOf,
} from '../support/projects/plans.ts'

const dayMs = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
const hold = ({ project }: Room, waits_for = 'client', reason = 'Access is missing') =>
  callAsAdmin('hold_project', { project, waits_for, reason })
const resume = ({ project }: Room) => callAsAdmin('resume_project', { project })
const between = async (from_day: string, until_day: string) =>
  Number((await callAsAdmin('working_days_between', { from_day, until_day })).body)
const add = async (start_day: string, days: number) =>
  String((await callAsAdmin('add_working_days', { start_day, days })).body).replaceAll('"', '')

/** A hold that began at noon of a day some days ago, and what it costs until today. */
async function holdSince(room: Room, days: number, waits_for?: string) {
  await hold(room, waits_for)
  await setHoldStart(room.project, `${dayBefore(days)}T12:00:00Z`)
  return between(dayBefore(days), dayBefore(0))
}

describe('a hold', () => {
  it('moves what is left by its working days, and keeps what was done and has begun [FORT-15]', async () => {
    const room = await createStartedRoom(dayBefore(18))
    const before = daysOf(await fetchPlan(room))
    await callAsAdmin('complete_project_step', { step: stepOf(await fetchPlan(room), 'discovery').id })
    const cost = await holdSince(room, 10)
    expect(cost).toBeGreaterThan(5)
    expect((await resume(room)).status).toBe(204)
    const after = daysOf(await fetchPlan(room))
    expect(after.discovery).toEqual(before.discovery)
    expect(after.build).toEqual([before.build![0], await add(before.build![1]!, cost)])
    expect(after.test).toEqual(await Promise.all(before.test!.map((day) => add(day, cost))))
    expect(after.launch).toEqual(await Promise.all(before.launch!.map((day) => add(day, cost))))
    // Fourteen days of work stay fourteen.
    expect((await fetchPlan(room)).days).toHaveLength(14)
  })

  it('leaves fourteen days of work in their order, whenever it began [FORT-15]', async () => {
    const { client } = await createRoom()
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        async (startedAgo, heldAgo) => {
          const room = { client, project: await createProject(client.token) }
          await skipBrief(room.project)
          await callAsAdmin('start_project_steps', { project: room.project, first_day: dayBefore(startedAgo) })
          const before = await fetchPlan(room)
          const cost = await holdSince(room, heldAgo)
          await resume(room)
          const { days, steps } = await fetchPlan(room)
          expect(days).toHaveLength(before.days.length)
          expect(days.filter((day) => new Date(day).getUTCDay() % 6 === 0)).toEqual([])
          const bounds = steps.flatMap(({ first_day, last_day }) => [first_day, last_day])
          expect(bounds).toEqual(bounds.toSorted())
          // What was over before the hold stays, and the end moves by what the hold cost.
          const isOver = before.steps[3]!.last_day < dayBefore(heldAgo)
          expect(steps[3]!.last_day).toBe(
            isOver ? before.steps[3]!.last_day : await add(before.steps[3]!.last_day, cost),
          )
        },
      ),
      { numRuns: 20 },
    )
  })

  it('of less than a day moves nothing [FORT-15]', async () => {
    const room = await createStartedRoom(dayBefore(3))
    const before = daysOf(await fetchPlan(room))
    await hold(room)
    await resume(room)
    expect(daysOf(await fetchPlan(room))).toEqual(before)
    expect((await eventsOf(room.project)).map(({ kind }) => kind)).toEqual(['started', 'held', 'resumed'])
  })

  it('counts its working days for the side that it waits for, also while it lasts [FORT-19]', async () => {
    const room = await createStartedRoom(dayBefore(30))
    const forClient = await holdSince(room, 20)
    expect(await fetchPlan(room)).toMatchObject({ waited_for_client: forClient, waited_for_us: 0 })
    await resume(room)
    const forUs = await holdSince(room, 7, 'us')
    expect(forUs).toBe(5)
    expect(await fetchPlan(room)).toMatchObject({
      ...{ waited_for_client: forClient, waited_for_us: 5 },
      holds: [
        { waits_for: 'us', days: 5, held_until: null },
        { waits_for: 'client', days: forClient, reason: 'Access is missing' },
      ],
    })
  })

  it('stops every other change, and there is one at a time [FORT-18]', async () => {
    const room = await createStartedRoom()
    expect((await resume(room)).code).toBe('PT409')
    expect((await hold(room, 'client', ' ')).code).toBe('PT422')
    expect((await hold(room, 'unknown')).code).toBe('PT422')
    expect((await hold(room)).status).toBe(204)
    expect((await hold(room)).code).toBe('PT409')
    const { steps } = await fetchPlan(room)
    expect((await moveStep(steps[1]!, '2025-09-03', '2025-09-15')).code).toBe('PT409')
    expect((await callAsAdmin('complete_project_step', { step: steps[0]!.id })).code).toBe('PT409')
  })

  it('needs something that is left to do [FORT-18]', async () => {
    const room = await createStartedRoom()
    for (const { id } of (await fetchPlan(room)).steps) await callAsAdmin('complete_project_step', { step: id })
    expect((await hold(room)).code).toBe('PT409')
  })
})

describe('a plan', () => {
  it('is exported with its holds and what happened, and goes with the project [FORT-22]', async () => {
    const room = await createStartedRoom()
    await hold(room)
    const { body } = await callAs(room.client.token, 'export_own_data')
    expect(body).toMatchObject({
      projects: [
        {
          plan: {
            steps: [{ kind: 'discovery', first_day: '2025-09-01' }, {}, {}, { kind: 'launch', last_day: '2025-09-18' }],
            holds: [{ reason: 'Access is missing', waits_for: 'client' }],
            history: [
              { kind: 'started', by: 'team' },
              { kind: 'held', by: 'team' },
            ],
          },
        },
      ],
    })
  })
})
