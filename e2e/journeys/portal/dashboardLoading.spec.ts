import { insertProjects } from '../../support/clientProjects.ts'
import { createClient } from '../../support/createClient.ts'
import { expect, test } from '../../support/fixtures.ts'
import { readLayoutShift, recordLayoutShift } from '../../support/layoutShift.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { openSignedIn } from '../../support/signIn.ts'

for (const width of [360, 1440]) {
  test(`on a screen ${width} px wide, nothing on the dashboard moves while the rest loads [DASH-13]`, async ({
    page,
    request,
  }) => {
    const client = await createClient(request)
    await insertProjects(request, client, [{ name: 'Refund agent' }, { name: 'Older agent' }])
    await page.setViewportSize({ width, height: 900 })
    await recordLayoutShift(page)
    const release = await holdRequests(page, '**/rpc/brief_states*')
    await openSignedIn(page, client, '/dashboard')
    await expect(page.getByText(client.email)).toBeAttached()
    await expect(page.getByText('Loading your projects…')).toBeAttached()
    release()
    await expect(page.getByRole('heading', { name: '2 things we need from you' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    expect(await readLayoutShift(page)).toBeLessThan(0.02)
  })
}
