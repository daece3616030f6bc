import { storeProjects } from '../clientProjects.ts'
import { expect } from '../fixtures.ts'
import { newClient } from '../newClient.ts'
import { test } from '../signedIn.ts'

const paths = [
  '/admin',
  '/admin/blog',
  '/admin/faqs',
  '/admin/partners',
  '/admin/pricing',
  '/admin/customers',
  '/admin/projects',
  '/admin/subscribers',
]

test('words without an end push nothing out of sight, on a phone, a tablet and a small laptop', async ({
  openAs,
  request,
}) => {
  test.slow()
  const client = await newClient(request)
  const profile = { name: 'N'.repeat(120), company_name: 'C'.repeat(160), mobile_number: '1'.repeat(40) }
  await request.patch(`/rest/v1/user_profiles?id=eq.${client.id}`, { headers: client.headers, data: profile })
  await storeProjects(request, client, [
    { name: 'P'.repeat(160), description: 'D'.repeat(500), budget_range: 'B'.repeat(120) },
  ])

  const page = await openAs('admin')
  for (const path of paths) {
    await page.goto(path)
    const list = page.getByRole('main').getByRole('listitem').or(page.getByRole('row'))
    await expect(list.nth(1)).toBeVisible()
    for (const width of [320, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await page.evaluate(() => {
        const frames = [...document.querySelectorAll('table')].map((table) => table.parentElement!)
        return [document.documentElement, ...frames].filter((one) => one.scrollWidth > one.clientWidth).length
      })
      expect(cut, `${path} at ${width} px`).toBe(0)
    }
  }
})
