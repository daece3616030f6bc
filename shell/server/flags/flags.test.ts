/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from '@fortnight/supabase/client'
import { log } from '../http/log.ts'
import { declaredFlags, dependOnVisitor, refreshFlags, resolveFlags, setDeclaredFlags } from './flags.ts'

const common = { description: 'A sample.', owner: 'Tests', expires: '2027-03-31' }
const declarations = {
  banner: { ...common, kind: 'boolean', default: false },
  oldForm: { ...common, kind: 'boolean', default: true },
  trial: { ...common, kind: 'percentage', default: false },
} as const

let rows: object[] = []
let isDatabaseDown = false
let version = 0
let server: Server

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(isDatabaseDown ? 503 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isDatabaseDown ? { message: 'down' } : rows))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  connect({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'key' })
  setDeclaredFlags('marketing', declarations)
})
afterAll(() => server.close())
beforeEach(() => {
  isDatabaseDown = false
  jest.spyOn(log, 'error').mockImplementation(() => undefined)
})

async function store(percentages: Record<string, number>) {
  rows = Object.entries(percentages).map(([name, percentage]) => ({ area: 'marketing', name, percentage }))
  await refreshFlags(`${++version}`)
}

const numbers = Array.from({ length: 100 }, (_, number) => number)
const withTrial = () => numbers.filter((number) => resolveFlags(number).values['marketing.trial'])

describe('the flags of a page', () => {
  it('are those that live builds declare, without those that have their default [REL-94]', async () => {
    await store({ banner: 100, oldForm: 100, unknown: 100 })
    expect(declaredFlags().map(({ area, name }) => `${area}.${name}`)).toEqual([
      'marketing.banner',
      'marketing.oldForm',
      'marketing.trial',
    ])
    expect(resolveFlags(undefined)).toMatchObject({ values: { 'marketing.banner': true }, dependsOnVisitor: false })
    await store({ oldForm: 0 })
    expect(resolveFlags(5).values).toEqual({ 'marketing.oldForm': false })
  })

  it('have the same cache key as before flags existed when all have their default [REL-97]', async () => {
    await store({ banner: 0, oldForm: 100, trial: 0 })
    expect(resolveFlags(undefined)).toEqual({ values: {}, key: '', dependsOnVisitor: false })
    await store({ banner: 100 })
    expect(resolveFlags(undefined).key).not.toBe('')
  })

  it('are on for exactly their share of visitors, who keep them when it grows [REL-96]', async () => {
    await store({ trial: 30 })
    const first = withTrial()
    expect(first).toHaveLength(30)
    await store({ trial: 31 })
    expect(withTrial()).toHaveLength(31)
    expect(withTrial()).toEqual(expect.arrayContaining(first))
  })

  it('make pages depend on the visitor only while one is on for some and not for others [REL-97]', async () => {
    await store({ trial: 30 })
    expect(dependOnVisitor()).toBe(true)
    expect(new Set(numbers.map((number) => resolveFlags(number).key)).size).toBe(2)
    for (const trial of [0, 100]) {
      await store({ trial })
      expect(dependOnVisitor()).toBe(false)
    }
  })

  it('have their default for a visitor without a number [REL-96]', async () => {
    await store({ trial: 99 })
    expect(resolveFlags(undefined).values).toEqual({})
  })

  it('keep their last known values while the database does not respond, and are then read again [REL-95]', async () => {
    await store({ banner: 100 })
    isDatabaseDown = true
    await store({ banner: 0 })
    expect(resolveFlags(undefined).values).toEqual({ 'marketing.banner': true })
    isDatabaseDown = false
    await refreshFlags(`${version}`)
    expect(resolveFlags(undefined).values).toEqual({})
  })
})
