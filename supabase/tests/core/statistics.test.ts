import { requestAs, requestAsService } from '../support/api.ts'

const call = async (name: string, body = {}) =>
  (await requestAs('admin', `rpc/${name}`, { method: 'POST', body })).rows[0]

/** The number of rows that match, counted by the API itself. */
async function count(filter: string) {
  let total = 0
  for (;;) {
    const { rows } = await requestAsService(`${filter}&order=id&limit=1000&offset=${total}`)
    total += rows.length
    if (rows.length < 1000) return total
  }
}

/** Other tests insert rows at the same time, so it retries until the counts before and after the statistic are equal. */
async function expectStatistic(readStatistic: () => Promise<unknown>, countRows: () => Promise<number>) {
  let [before, value, after] = [await countRows(), await readStatistic(), await countRows()]
  for (let attempt = 0; before !== after && attempt < 20; attempt++) {
    ;[before, value, after] = [await countRows(), await readStatistic(), await countRows()]
  }
  expect(value).toBe(before)
}

const expectCount = (filter: string, readStatistic: () => Promise<unknown>) =>
  expectStatistic(readStatistic, () => count(filter))

const clients = 'user_profiles?select=id&user_type=eq.client'

describe('the statistics of the back office with more than 1,000 rows [CALL-4, CALL-5]', () => {
  it('count customers [CALL-5]', async () => {
    await expectCount(clients, async () => (await call('customer_stats'))?.total)
    await expectCount(`${clients}&onboarding_completed=is.true`, async () => (await call('customer_stats'))?.onboarded)
    await expectCount(`${clients}&onboarding_completed=is.false`, async () => (await call('customer_stats'))?.pending)
    expect((await call('customer_stats'))?.total).toBeGreaterThan(1000)
  })

  it('count projects by status [CALL-4]', async () => {
    const filters = {
      total: '',
      active: '&status=eq.active',
      completed: '&status=eq.completed',
      on_hold: '&status=eq.on-hold',
      draft: '&status=eq.draft',
    }
    for (const [name, filter] of Object.entries(filters)) {
      await expectCount(
        `projects?select=id&deleted_at=is.null${filter}`,
        async () => (await call('project_stats'))?.[name],
      )
    }
    expect((await call('project_stats'))?.total).toBeGreaterThan(1000)
  })

  it('count posts, published posts, partners and FAQs [ADMIN-DASH-1]', async () => {
    const filters = {
      posts: 'blog_posts?select=id',
      published_posts: 'blog_posts?select=id&published=is.true',
      partners: 'partners?select=id',
      faqs: 'faqs?select=id',
    }
    for (const [name, filter] of Object.entries(filters)) {
      await expectCount(filter, async () => (await call('content_stats'))?.[name])
    }
  })

  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'count customers of the current month in %s [ADMIN-CUST-2]',
    async (tz) => {
      const parts = new Intl.DateTimeFormat('en-CA', { timeZone: tz, year: 'numeric', month: '2-digit' })
      const { rows } = await requestAsService(
        `${clients.replace('select=id', 'select=created_at')}&created_at=gt.2000-01-01&limit=1`,
      )
      expect(rows).toHaveLength(1)
      const thisMonth = parts.format(new Date())
      const countInMonth = async () => {
        const all: unknown[] = []
        for (let offset = 0; ; offset += 1000) {
          const page = await requestAsService(
            `user_profiles?select=created_at&user_type=eq.client&order=id&limit=1000&offset=${offset}`,
          )
          all.push(...page.rows.map(({ created_at }) => parts.format(new Date(String(created_at)))))
          if (page.rows.length < 1000) return all.filter((month) => month === thisMonth).length
        }
      }
      await expectStatistic(async () => (await call('customer_stats', { tz }))?.this_month, countInMonth)
    },
  )

  it('reject an unknown time zone', async () => {
    const { code } = await requestAs('admin', 'rpc/customer_stats', {
      method: 'POST',
      body: { tz: 'Atlantis/Capital' },
    })
    expect(code).toBe('22023')
  })
})
