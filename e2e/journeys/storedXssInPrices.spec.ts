import { accounts, expect, signIn, test } from '../support/fixtures.ts'
import { expectNoXss } from '../support/security/expectNoXss.ts'
import { ports } from '../support/ports.ts'
import { xssVectors } from '../support/security/xssVectors.ts'
import { createSession } from '../support/signIn.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'

// A separate product, because other tests publish the shared price list. The Content Security Policy is off, so that it
// cannot hide missing escaping.
test.use({ bypassCSP: true, baseURL: `http://localhost:${ports.storedXssInPrices.web}` })

const mark = `vector${Date.now()}`
const vectorsUpTo = (maxLength: number) => xssVectors.filter((vector) => vector.length <= maxLength)
const shortVector = '"><svg onload=alert(1)>'

/** Every vector is a feature of some plan; fields with a low length limit contain a short one. */
const plans = Array.from({ length: Math.ceil(xssVectors.length / 15) }, (_, i) => ({
  name: `${mark} ${i} ${vectorsUpTo(50)[i]}`,
  price: `$${i + 1},000 ${shortVector}`,
  original_price: `$9,000 ${shortVector}`,
  discount: shortVector,
  description: vectorsUpTo(500)
    .slice(i * 15)
    .join(' ')
    .slice(0, 500),
  timeline: vectorsUpTo(60)[i],
  features: xssVectors.slice(i * 15, (i + 1) * 15),
  popular: i === 0,
  cta: vectorsUpTo(60)[i + 3],
}))
const addOns = vectorsUpTo(80).map((name) => ({
  name,
  price: `$10 ${shortVector}`,
  description: `${mark} ${shortVector}`,
}))

test('attack vectors in plans and add-ons run no script for visitors or admins', async ({ page }) => {
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
        open: (page) => page.getByRole('button', { name: 'History' }).click(),
      },
      {
        path: '/admin/pricing',
        open: (page) => page.getByRole('button', { name: /^Edit/ }).first().click(),
      },
    ])
  } finally {
    await own.dispose()
  }
})
