import { as, insert, service } from '../support/api.ts'
import { list, me, names, signedInClient } from '../support/signedInClient.ts'

signedInClient()

describe('the list of the own projects', () => {
  const moment = (day: number) => new Date(Date.UTC(2025, 0, day)).toISOString()
  const fill = (rows: object[]) =>
    insert(
      'projects',
      rows.map((row, day) => ({
        user_id: me.id,
        created_at: moment(day + 1),
        name: 'Agent',
        status: 'draft',
        description: null,
        requirements: null,
        ...row,
      })),
    )

  it('comes newest first, twelve to a page, with the number of all [CALL-1]', async () => {
    await fill(Array.from({ length: 30 }, (_, n) => ({ name: `Agent ${n + 1}` })))
    const first = await list()
    expect([first.count, first.projects.length]).toEqual([30, 12])
    expect(names(first).slice(0, 2)).toEqual(['Agent 30', 'Agent 29'])
    expect(names(await list({ page: 2 }))[0]).toBe('Agent 18')
    expect(names(await list({ page: 3 }))).toHaveLength(6)
    expect(await list({ page: 99 })).toEqual(await list({ page: 3 }))
  })

  it('holds nobody else’s, also for an admin [ROLE-2]', async () => {
    await fill([{ name: 'Mine' }])
    const { rows } = await as('admin', 'rpc/own_projects', { method: 'POST', body: { page_size: 100 } })
    expect(rows.filter(({ name }) => name === 'Mine')).toEqual([])
    expect(names(await list())).toEqual(['Mine'])
  })

  it('is sorted in the wanted way', async () => {
    await fill([{ name: 'beta' }, { name: 'Alpha' }, { name: 'gamma' }])
    const [beta] = (await list({ q: 'beta' })).projects
    await service(`projects?id=eq.${beta!.id}`, { method: 'PATCH', body: { priority: 'high' } })
    expect(names(await list({ sort: 'oldest' }))).toEqual(['beta', 'Alpha', 'gamma'])
    expect(names(await list({ sort: 'name' }))).toEqual(['Alpha', 'beta', 'gamma'])
    expect(names(await list({ sort: 'changed' }))[0]).toBe('beta')
    expect(names(await list({ sort: 'newest' }))).toEqual(['gamma', 'Alpha', 'beta'])
  })

  it('is narrowed by status and by words in name, description and requirements', async () => {
    await fill([
      { name: 'Inbox', status: 'active' },
      { description: 'Reads the INBOX', status: 'active' },
      { requirements: 'No inbox', status: 'draft' },
      { name: 'Other', status: 'active' },
    ])
    expect((await list({ q: 'inbox' })).count).toBe(3)
    expect((await list({ q: 'inbox', status: 'active' })).count).toBe(2)
    expect((await list({ status: 'active' })).count).toBe(3)
    expect(await list({ q: 'inbox', status: 'completed' })).toEqual({ projects: [], count: 0 })
    expect(await list({ status: 'no such status' })).toEqual({ projects: [], count: 0 })
  })

  it.each([
    '100%',
    'a_b',
    'a,b',
    '(x)',
    '"quoted"',
    "it's",
    'back\\slash',
    '*star*',
    'eq.5',
    '2025',
    'a:b.c',
    '🙂',
    'שלום',
  ])('finds %p as it is written and nothing else', async (text) => {
    await fill([{ name: `With ${text} inside` }, { name: 'axb and 100 others' }])
    expect(names(await list({ q: text }))).toEqual([`With ${text} inside`])
  })

  it('survives what nobody can search for', async () => {
    await fill([{ name: 'Agent desk' }])
    expect((await list({ q: 'Agent\u0000 desk' })).count).toBe(1)
    expect((await list({ q: 'x'.repeat(1_000_000) })).count).toBe(0)
    expect((await list({ q: '\ud83d' })).count).toBe(0)
    expect((await list({ page: Number.NaN })).count).toBe(1)
  })
})
