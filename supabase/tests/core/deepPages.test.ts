import { requestAs, actorIds, insertRows, deleteRows, requestAsService } from '../support/api.ts'

type Row = Record<string, string | null>

const size = 25
const all = async (path: string) => {
  const rows: Row[] = []
  for (let more = true; more;) {
    const part = await requestAsService(`${path}&order=id&limit=1000&offset=${rows.length}`)
    rows.push(...(part.rows as Row[]))
    more = part.rows.length === 1_000
  }
  return rows
}
const pageOf = async (name: string, filter: object) => {
  const { rows } = await requestAs('admin', `rpc/${name}`, { method: 'POST', body: { ...filter, page_size: size } })
  return { ids: rows.map(({ id }) => id as string), totals: [...new Set(rows.map(({ total }) => total))] }
}

/** A moment as the database gives it ends with its last digit that is not 0. */
const sortable = (text = '') =>
  text.replace(/(\.\d+)?(?=\+)/, (fraction) => fraction.padEnd(7, fraction ? '0' : '.000000'))
/** The embedded database compares texts by the codes of their characters, as JavaScript does. */
const by = (column: string, direction: 1 | -1, idDirection: 1 | -1) => (one: Row, other: Row) => {
  const [a, b] = [one, other].map((row) =>
    column === 'name' ? row.name!.toLowerCase() : sortable(row[column] ?? undefined),
  ) as [string, string]
  if (a !== b) return a < b ? -direction : direction
  return one.id! < other.id! ? -idDirection : idDirection
}
const orders = {
  newest: by('created_at', -1, 1),
  oldest: by('created_at', 1, -1),
  name: by('name', 1, 1),
  changed: by('updated_at', -1, 1),
}

/** First, second, around the middle, the last two, and one that is past the end. */
const places = (pages: number) =>
  [...new Set([1, 2, Math.floor(pages / 2), Math.floor(pages / 2) + 1, Math.floor(pages / 2) + 2, pages - 1, pages])]
    .filter((page) => page >= 1)
    .concat(pages + 7)

async function expectPages(name: string, filter: object, sorted: Row[]) {
  const pages = Math.ceil(sorted.length / size)
  for (const page of places(pages)) {
    const shown = Math.min(page, pages)
    const expected = sorted.slice((shown - 1) * size, shown * size).map(({ id }) => id)
    expect([page, await pageOf(name, { ...filter, page })]).toEqual([page, { ids: expected, totals: [sorted.length] }])
  }
}

describe('any page of the list of projects is what a plain order, limit and offset give', () => {
  const kept = ({ deleted_at }: Row) => deleted_at === null
  const filters: Record<string, [object, (row: Row) => boolean]> = {
    'without a filter': [{}, kept],
    'of one status': [{ in_status: 'active' }, (row) => kept(row) && row.status === 'active'],
    deleted: [{ in_status: 'deleted' }, (row) => !kept(row)],
    'of one client': [{ of_client: actorIds.client }, (row) => kept(row) && row.user_id === actorIds.client],
    'found by a search that few match': search('person 77'),
    'found by a search that many match': search('person 1'),
    'found by a search that nearly all match': search('person'),
  }
  let projects: Row[] = []
  let clients: Row[] = []

  /** By its own name or what is known of its client, whom other tests may have renamed. */
  function search(searched: string): [object, (row: Row) => boolean] {
    const isFound = ({ name, email, company_name }: Row) =>
      [name, email, company_name].some((text) => text?.toLowerCase().includes(searched))
    const isClients = (row: Row) => clients.some((client) => client.id === row.user_id && isFound(client))
    return [{ searched }, (row) => kept(row) && (isFound(row) || isClients(row))]
  }

  beforeAll(async () => {
    const day = (n: number) => new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString()
    await insertRows(
      'projects',
      Array.from({ length: 60 }, (_, n) => ({
        user_id: actorIds.client,
        name: `${n % 2 ? 'deep' : 'Deep'} page ${n % 20}`,
        status: 'active',
        created_at: day(n % 7),
        updated_at: day(n % 5),
        deleted_at: n < 30 ? day(n) : null,
      })),
    )
    projects = await all('projects?select=id,user_id,name,status,created_at,updated_at,deleted_at')
    clients = await all('user_profiles?select=id,name,email,company_name')
    expect(projects.length).toBeGreaterThan(1_205)
  })
  afterAll(() => deleteRows('projects?name=ilike.deep page*'))

  describe.each(Object.entries(filters))('%s', (_what, [filter, isListed]) => {
    it.each(Object.entries(orders))('in the order "%s" [ADMIN-PROJ-3]', async (sorted, compare) => {
      await expectPages('admin_projects', { ...filter, sorted }, projects.filter(isListed).sort(compare))
    })
  })

  it('and the number of all is exact after a row has come and another is gone', async () => {
    const before = (await pageOf('admin_projects', {})).totals[0] as number
    const id = crypto.randomUUID()
    await insertRows('projects', { id, user_id: actorIds.client, name: 'Deep page of today' })
    const first = await pageOf('admin_projects', {})
    expect(first).toMatchObject({ totals: [before + 1] })
    expect(first.ids[0]).toBe(id)
    expect((await pageOf('admin_projects', { page: 1_000_000 })).totals).toEqual([before + 1])
    expect((await pageOf('admin_projects', { sorted: 'oldest', page: 1_000_000 })).ids.at(-1)).toBe(id)
    await deleteRows(`projects?id=eq.${id}`)
    expect((await pageOf('admin_projects', { page: 1_000_000 })).totals).toEqual([before])
  })
})

describe('any page of the list of customers is what a plain order, limit and offset give', () => {
  const filters: Record<string, [object, (row: Row) => boolean]> = {
    'without a filter': [{}, () => true],
    onboarded: [{ in_state: 'onboarded' }, ({ onboarding_completed }) => Boolean(onboarding_completed)],
    pending: [{ in_state: 'pending' }, ({ onboarding_completed }) => !onboarding_completed],
    'found by a search': [{ searched: 'person 1' }, ({ name }) => /person 1/i.test(name!)],
  }
  let customers: Row[] = []

  beforeAll(async () => {
    customers = await all('user_profiles?select=id,name,onboarding_completed,created_at&user_type=eq.client')
    expect(customers.length).toBeGreaterThan(1_205)
  })

  describe.each(Object.entries(filters))('%s', (_what, [filter, isListed]) => {
    it.each(['newest', 'oldest', 'name'] as const)('in the order "%s" [ADMIN-CUST-9]', async (sorted) => {
      await expectPages('admin_customers', { ...filter, sorted }, customers.filter(isListed).sort(orders[sorted]))
    })
  })
})
