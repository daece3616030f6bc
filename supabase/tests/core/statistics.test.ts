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

/** Other tests create accounts meanwhile, so a figure must lie between what was counted before and after it. */
async function expectBetween(filter: string, figure: () => Promise<unknown>) {
  for (let attempt = 0; ; attempt++) {
    const before = await count(filter)
    const value = await figure()
    const after = await count(filter)
    if (before === after || attempt > 20) return expect(value).toBe(before)
  }
}

const clients = 'user_profiles?select=id&user_type=eq.client'

describe('the figures of the back office are right above 1000 rows [CALL-4, CALL-5]', () => {
  it('for customers [CALL-5]', async () => {
    await expectBetween(clients, async () => (await call('customer_stats'))?.total)
    await expectBetween(
      `${clients}&onboarding_completed=is.true`,
      async () => (await call('customer_stats'))?.onboarded,
    )
    await expectBetween(`${clients}&onboarding_completed=is.false`, async () => (await call('customer_stats'))?.pending)
    expect((await call('customer_stats'))?.total).toBeGreaterThan(1000)
  })

  it('for projects and each status [CALL-4]', async () => {
    const figures = {
      total: '',
      active: '&status=eq.active',
      completed: '&status=eq.completed',
      on_hold: '&status=eq.on-hold',
      draft: '&status=eq.draft',
    }
    for (const [name, filter] of Object.entries(figures)) {
      await expectBetween(
        `projects?select=id&deleted_at=is.null${filter}`,
        async () => (await call('project_stats'))?.[name],
      )
    }
    expect((await call('project_stats'))?.total).toBeGreaterThan(1000)
  })

  it('for posts, published posts, partners and FAQs [ADMIN-DASH-1]', async () => {
    const figures = {
      posts: 'blog_posts?select=id',
      published_posts: 'blog_posts?select=id&published=is.true',
      partners: 'partners?select=id',
      faqs: 'faqs?select=id',
    }
    for (const [name, filter] of Object.entries(figures)) {
      await expectBetween(filter, async () => (await call('content_stats'))?.[name])
    }
  })

  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'for this month as the calendar in %s has it [ADMIN-CUST-2]',
    async (tz) => {
      const parts = new Intl.DateTimeFormat('en-CA', { timeZone: tz, year: 'numeric', month: '2-digit' })
      const { rows } = await requestAsService(
        `${clients.replace('select=id', 'select=created_at')}&created_at=gt.2000-01-01&limit=1`,
      )
      expect(rows).toHaveLength(1)
      const thisMonth = parts.format(new Date())
      const inMonth = async () => {
        const all: unknown[] = []
        for (let offset = 0; ; offset += 1000) {
          const page = await requestAsService(
            `user_profiles?select=created_at&user_type=eq.client&order=id&limit=1000&offset=${offset}`,
          )
          all.push(...page.rows.map(({ created_at }) => parts.format(new Date(String(created_at)))))
          if (page.rows.length < 1000) return all.filter((month) => month === thisMonth).length
        }
      }
      for (let attempt = 0; ; attempt++) {
        const [before, value, after] = [
          await inMonth(),
          (await call('customer_stats', { tz }))?.this_month,
          await inMonth(),
        ]
        if (before === after || attempt > 20) return expect(value).toBe(before)
      }
    },
  )

  it('and an unknown time zone is an error, not a wrong figure', async () => {
    const { code } = await requestAs('admin', 'rpc/customer_stats', {
      method: 'POST',
      body: { tz: 'Atlantis/Capital' },
    })
    expect(code).toBe('22023')
  })
})
