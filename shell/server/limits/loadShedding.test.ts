/** @jest-environment node */
import { setImmediate as nextRound } from 'node:timers/promises'
import type * as Overload from './loadShedding.ts'

let isDone: typeof Overload.isDone
let questions: typeof Overload.questions
let rendered: typeof Overload.rendered
let takesOn: typeof Overload.takesOn

beforeEach(() =>
  jest.isolateModulesAsync(async () => {
    ;({ isDone, questions, rendered, takesOn } = await import('./loadShedding.ts'))
  }),
)
afterEach(() => jest.restoreAllMocks())

/** Lets time pass only when a test says so. */
function clock() {
  const time = { now: 1_000 }
  jest.spyOn(performance, 'now').mockImplementation(() => time.now)
  return time
}

describe('requests', () => {
  it('are taken on up to five hundred at once, and again when one has been answered', () => {
    clock()
    const taken = Array.from({ length: 501 }, takesOn)
    expect(taken.indexOf(false)).toBe(500)
    isDone()
    expect([takesOn(), takesOn()]).toEqual([true, false])
  })

  it('of a crowd that has kept the process busy for a tenth of a second are refused, and those of the next round are not', async () => {
    const time = clock()
    const taken = Array.from({ length: 50 }, takesOn)
    expect(taken).not.toContain(false)
    time.now += 100
    expect(takesOn()).toBe(true)
    time.now += 1
    expect(takesOn()).toBe(false)
    await nextRound()
    expect(takesOn()).toBe(true)
  })

  it('of a few are never refused, however long one of them takes', () => {
    const time = clock()
    expect(takesOn()).toBe(true)
    time.now += 5_000
    expect(takesOn()).toBe(true)
  })
})

describe('questions to the database', () => {
  /** How many of a crowd are handed on, when each answer takes so long. */
  function askedOf(crowd: number, ms: number, time: { now: number }) {
    const leave = Array.from({ length: crowd }, () => questions.enter()).filter((done) => done !== undefined)
    time.now += ms
    leave.forEach((done) => done())
    return leave.length
  }

  it('are handed on as many at once as are answered soon, and forty at least; the others are told so at once', () => {
    const time = clock()
    expect(askedOf(200, 100, time)).toBe(80)
    for (let turn = 0; turn < 5; turn++) askedOf(200, 1_000, time)
    expect(askedOf(200, 1_000, time)).toBe(40)
    for (let turn = 0; turn < 50; turn++) askedOf(200, 100, time)
    expect(askedOf(200, 100, time)).toBeGreaterThan(60)
  })
})

describe('pages', () => {
  const waiting: (() => void)[] = []
  const page = () => new Promise<string>((done) => waiting.push(() => done('page')))
  const finishAll = () => waiting.splice(0).forEach((finish) => finish())

  /** How many of a crowd are rendered, when each page takes so long. */
  async function rendersOf(crowd: number, ms: number, time: { now: number }) {
    const asked = Array.from({ length: crowd }, () => rendered(page))
    time.now += ms
    finishAll()
    return (await Promise.all(asked)).filter(Boolean).length
  }

  it('are rendered a few at once; the others are told so at once', async () => {
    expect(await rendersOf(20, 10, clock())).toBe(8)
  })

  it('are fewer at once when they take long, never fewer than four, and more when they are quick', async () => {
    const time = clock()
    for (let turn = 0; turn < 5; turn++) await rendersOf(20, 1_000, time)
    expect(await rendersOf(20, 1_000, time)).toBe(4)
    for (let turn = 0; turn < 50; turn++) await rendersOf(20, 10, time)
    expect(await rendersOf(50, 10, time)).toBeGreaterThan(12)
  })

  it('that cannot be rendered make room for the next', async () => {
    const broken = () => Promise.reject(new Error('broken'))
    for (let turn = 0; turn < 20; turn++) await expect(rendered(broken)).rejects.toThrow('broken')
    expect(await rendered(async () => 'page')).toBe('page')
  })
})
