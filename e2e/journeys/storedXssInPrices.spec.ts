import { accounts, expect, signIn, test } from '../support/fixtures.ts'
import { expectNoXss } from '../support/security/expectNoXss.ts'
import { ports } from '../support/ports.ts'
import { xssVectors } from '../support/security/xssVectors.ts'
import { createSession } from '../support/signIn.ts'
import { startOwnStack } from '../support/startOwnStack.ts'

// A price list of its own, or it would be the one that other tests publish. Without the page's own rules, as the texts
// themselves have to be harmless.
test.use({ bypassCSP: true, baseURL: `http://localhost:${ports.storedXssInPrices.web}` })

const mark = `vector${Date.now()}`
const fitting = (length: number) => xssVectors.filter((vector) => vector.length <= length)
const short = '"><svg onload=alert(1)>'

/** Every vector is a feature of some plan; where only a few letters fit, the shortest stands in for them. */
const plans = Array.from({ length: Math.ceil(xssVectors.length / 15) }, (_, i) => ({
  name: `${mark} ${i} ${fitting(50)[i]}`,
  price: `$${i + 1},000 ${short}`,
  original_price: `$9,000 ${short}`,
  discount: short,
  description: fitting(500)
    .slice(i * 15)
    .join(' ')
    .slice(0, 500),
  timeline: fitting(60)[i],
  features: xssVectors.slice(i * 15, (i + 1) * 15),
  popular: i === 0,
  cta: fitting(60)[i + 3],
}))
const addOns = fitting(80).map((name) => ({ name, price: `$10 ${short}`, description: `${mark} ${short}` }))

test('prices that carry scripts run nothing where visitors and admins read them', async ({ page }) => {
  const own = await startOwnStack(ports.storedXssInPrices)
  try {
    const { headers } = await createSession(page.request, accounts.admin)
    const published = await page.request.post('/rest/v1/rpc/publish_pricing', {
      headers,
      data: { plans, add_ons: addOns.slice(0, 6) },
    })
    expect(await published.text()).toBe('')
    await signIn(page, 'admin')
    await expectNoXss(page, mark, [
      { path: '/pricing' },
      {
        path: '/admin/pricing',
        open: (here) => here.getByRole('button', { name: 'History' }).click(),
      },
      {
        path: '/admin/pricing',
        open: (here) => here.getByRole('button', { name: /^Edit/ }).first().click(),
      },
    ])
  } finally {
    await own.dispose()
  }
})
