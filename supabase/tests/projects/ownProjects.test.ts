import { requestAs, insertRows, requestAsService } from '../support/api.ts'
import { fetchList, currentUser, projectNames, signedInClient } from '../support/signedInClient.ts'

signedInClient()

describe('own_projects', () => {
  const dateOf = (day: number) => new Date(Date.UTC(2025, 0, day)).toISOString()
  const fill = (rows: object[]) =>
    insertRows(
      'projects',
      rows.map((row, day) => ({
        user_id: currentUser.id,
        created_at: dateOf(day + 1),
        name: 'Agent',
        status: 'draft',
        description: null,
        requirements: null,
        ...row,
      })),
    )

  it('returns the newest first, twelve per page, with the total [CALL-1]', async () => {
    await fill(Array.from({ length: 30 }, (_, n) => ({ name: `Agent ${n + 1}` })))
    const first = await fetchList()
    expect([first.count, first.projects.length]).toEqual([30, 12])
    expect(projectNames(first).slice(0, 2)).toEqual(['Agent 30', 'Agent 29'])
    expect(projectNames(await fetchList({ page: 2 }))[0]).toBe('Agent 18')
    expect(projectNames(await fetchList({ page: 3 }))).toHaveLength(6)
    expect(await fetchList({ page: 99 })).toEqual(await fetchList({ page: 3 }))
  })

  it('returns only the projects of the caller, even for an admin [ROLE-2]', async () => {
    await fill([{ name: 'Mine' }])
    const { rows } = await requestAs('admin', 'rpc/own_projects', { method: 'POST', body: { page_size: 100 } })
    expect(rows.filter(({ name }) => name === 'Mine')).toEqual([])
    expect(projectNames(await fetchList())).toEqual(['Mine'])
  })

  it('sorts by the requested order', async () => {
    await fill([{ name: 'beta' }, { name: 'Alpha' }, { name: 'gamma' }])
    const [beta] = (await fetchList({ q: 'beta' })).projects
    await requestAsService(`projects?id=eq.${beta!.id}`, { method: 'PATCH', body: { priority: 'high' } })
    expect(projectNames(await fetchList({ sort: 'oldest' }))).toEqual(['beta', 'Alpha', 'gamma'])
    expect(projectNames(await fetchList({ sort: 'name' }))).toEqual(['Alpha', 'beta', 'gamma'])
    expect(projectNames(await fetchList({ sort: 'changed' }))[0]).toBe('beta')
    expect(projectNames(await fetchList({ sort: 'newest' }))).toEqual(['gamma', 'Alpha', 'beta'])
  })

  it('filters by status and by text in name, description and requirements', async () => {
    await fill([
      { name: 'Inbox', status: 'active' },
      { description: 'Reads the INBOX', status: 'active' },
      { requirements: 'No inbox', status: 'draft' },
      { name: 'Other', status: 'active' },
    ])
    expect((await fetchList({ q: 'inbox' })).count).toBe(3)
    expect((await fetchList({ q: 'inbox', status: 'active' })).count).toBe(2)
    expect((await fetchList({ status: 'active' })).count).toBe(3)
    expect(await fetchList({ q: 'inbox', status: 'completed' })).toEqual({ projects: [], count: 0 })
    expect(await fetchList({ status: 'no such status' })).toEqual({ projects: [], count: 0 })
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
  ])('finds %p literally and nothing else', async (text) => {
    await fill([{ name: `With ${text} inside` }, { name: 'axb and 100 others' }])
    expect(projectNames(await fetchList({ q: text }))).toEqual([`With ${text} inside`])
  })

  it('returns no error for texts that cannot be stored', async () => {
    await fill([{ name: 'Agent desk' }])
    expect((await fetchList({ q: 'Agent\u0000 desk' })).count).toBe(1)
    expect((await fetchList({ q: 'x'.repeat(1_000_000) })).count).toBe(0)
    expect((await fetchList({ q: '\ud83d' })).count).toBe(0)
    expect((await fetchList({ page: Number.NaN })).count).toBe(1)
  })
})
