import { requestAs, actorIds, insertRows, deleteRows, requestAsService } from '../support/api.ts'

type Row = Record<string, string | null>

const pageSize = 25
const fetchAll = async (path: string) => {
  const rows: Row[] = []
  for (let more = true; more;) {
    const part = await requestAsService(`${path}&order=id&limit=1000&offset=${rows.length}`)
    rows.push(...(part.rows as Row[]))
    more = part.rows.length === 1_000
  }
  return rows
}
const fetchPage = async (name: string, filter: object) => {
  const { rows } = await requestAs('admin', `rpc/${name}`, { method: 'POST', body: { ...filter, page_size: pageSize } })
  return { ids: rows.map(({ id }) => id as string), totals: [...new Set(rows.map(({ total }) => total))] }
}

/** Pads the fraction of a timestamp, which the database cuts after the last digit that is not 0, for sorting. */
const sortable = (text = '') =>
  text.replace(/(\.\d+)?(?=\+)/, (fraction) => fraction.padEnd(7, fraction ? '0' : '.000000'))
/** The embedded database compares texts by code points, as JavaScript does. */
const by = (column: string, direction: 1 | -1, idDirection: 1 | -1) => (first: Row, second: Row) => {
  const [a, b] = [first, second].map((row) =>
    column === 'name' ? row.name!.toLowerCase() : sortable(row[column] ?? undefined),
  ) as [string, string]
  if (a !== b) return a < b ? -direction : direction
  return first.id! < second.id! ? -idDirection : idDirection
}
const orders = {
  newest: by('created_at', -1, 1),
  oldest: by('created_at', 1, -1),
  name: by('name', 1, 1),
  changed: by('updated_at', -1, 1),
}

/** The first two pages, those around the middle, the last two, and one past the end. */
const pagesToCheck = (pages: number) =>
  [...new Set([1, 2, Math.floor(pages / 2), Math.floor(pages / 2) + 1, Math.floor(pages / 2) + 2, pages - 1, pages])]
    .filter((page) => page >= 1)
    .concat(pages + 7)

async function expectPages(name: string, filter: object, sorted: Row[]) {
  const pages = Math.ceil(sorted.length / pageSize)
  for (const page of pagesToCheck(pages)) {
    const expectedPage = Math.min(page, pages)
    const expected = sorted.slice((expectedPage - 1) * pageSize, expectedPage * pageSize).map(({ id }) => id)
    expect([page, await fetchPage(name, { ...filter, page })]).toEqual([
      page,
      { ids: expected, totals: [sorted.length] },
    ])
  }
}

describe('every page of admin_projects equals plain order, limit and offset', () => {
  const isUndeleted = ({ deleted_at }: Row) => deleted_at === null
  const filters: Record<string, [object, (row: Row) => boolean]> = {
    'without a filter': [{}, isUndeleted],
    'of one status': [{ in_status: 'active' }, (row) => isUndeleted(row) && row.status === 'active'],
    deleted: [{ in_status: 'deleted' }, (row) => !isUndeleted(row)],
    'of one client': [{ of_client: actorIds.client }, (row) => isUndeleted(row) && row.user_id === actorIds.client],
    'matching a rare search': search('person 77'),
    'matching a common search': search('person 1'),
    'matching a search that matches nearly all': search('person'),
  }
  let projects: Row[] = []
  let clients: Row[] = []

  /** Matches the name of the project, or name, email and company of its client, which other tests may have renamed. */
  function search(searched: string): [object, (row: Row) => boolean] {
    const matches = ({ name, email, company_name }: Row) =>
      [name, email, company_name].some((text) => text?.toLowerCase().includes(searched))
    const matchesClient = (row: Row) => clients.some((client) => client.id === row.user_id && matches(client))
    return [{ searched }, (row) => isUndeleted(row) && (matches(row) || matchesClient(row))]
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
    projects = await fetchAll('projects?select=id,user_id,name,status,created_at,updated_at,deleted_at')
    clients = await fetchAll('user_profiles?select=id,name,email,company_name')
  })
  afterAll(() => deleteRows('projects?name=ilike.deep page*'))

  it('is checked with more projects than the API returns at once', () => {
    expect(projects.length).toBeGreaterThan(1_205)
  })

  describe.each(Object.entries(filters))('%s', (_filter, [filter, isListed]) => {
    it.each(Object.entries(orders))('in the order "%s" [ADMIN-PROJ-3]', async (sorted, compare) => {
      await expectPages('admin_projects', { ...filter, sorted }, projects.filter(isListed).sort(compare))
    })
  })

  it('the total is exact after an insert and a delete', async () => {
    const before = (await fetchPage('admin_projects', {})).totals[0] as number
    const id = crypto.randomUUID()
    await insertRows('projects', { id, user_id: actorIds.client, name: 'Deep page of today' })
    const firstPage = await fetchPage('admin_projects', {})
    expect(firstPage).toMatchObject({ totals: [before + 1] })
    expect(firstPage.ids[0]).toBe(id)
    expect((await fetchPage('admin_projects', { page: 1_000_000 })).totals).toEqual([before + 1])
    expect((await fetchPage('admin_projects', { sorted: 'oldest', page: 1_000_000 })).ids.at(-1)).toBe(id)
    await deleteRows(`projects?id=eq.${id}`)
    expect((await fetchPage('admin_projects', { page: 1_000_000 })).totals).toEqual([before])
  })
})

describe('every page of admin_customers equals plain order, limit and offset', () => {
  const filters: Record<string, [object, (row: Row) => boolean]> = {
    'without a filter': [{}, () => true],
    onboarded: [{ in_state: 'onboarded' }, ({ onboarding_completed }) => Boolean(onboarding_completed)],
    pending: [{ in_state: 'pending' }, ({ onboarding_completed }) => !onboarding_completed],
    'matching a search': [{ searched: 'person 1' }, ({ name }) => /person 1/i.test(name!)],
  }
  let customers: Row[] = []

  beforeAll(async () => {
    customers = await fetchAll('user_profiles?select=id,name,onboarding_completed,created_at&user_type=eq.client')
  })

  it('is checked with more customers than the API returns at once', () => {
    expect(customers.length).toBeGreaterThan(1_205)
  })

  describe.each(Object.entries(filters))('%s', (_filter, [filter, isListed]) => {
    it.each(['newest', 'oldest', 'name'] as const)('in the order "%s" [ADMIN-CUST-9]', async (sorted) => {
      await expectPages('admin_customers', { ...filter, sorted }, customers.filter(isListed).sort(orders[sorted]))
    })
  })
})
