import type { APIRequestContext, Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../support/expectAccessible.ts'
import { expectNoOverflow } from '../support/expectNoOverflow.ts'
import { accounts, expect } from '../support/fixtures.ts'
import { callFunction } from '../support/rooms/callFunction.ts'
import { test } from '../support/rooms/devices.ts'
import { createSignedRoom } from '../support/rooms/signOff.ts'

const company = 'Quiet & Sons'

/** A project that is signed off, by Vera Visitor of a company. */
async function createRatableRoom(request: APIRequestContext, name: string) {
  const room = await createSignedRoom(request, name)
  const { id, headers } = room.client
  const data = { company_name: company }
  expect((await request.patch(`/rest/v1/user_profiles?id=eq.${id}`, { headers, data })).ok()).toBe(true)
  return room
}

/** Whether the public pages show a sentence on their next load. */
async function expectOnPublicPages(visitor: Page, sentence: string, isShown: boolean) {
  for (const path of ['/', '/partners']) {
    await visitor.goto(path)
    await expect(visitor.locator('#testimonials').getByText(sentence)).toHaveCount(isShown ? 1 : 0)
  }
}

test('a client rates on a phone, an admin publishes it, a visitor without JavaScript reads it, and it is gone once the consent is taken back [FORT-213, FORT-203, FORT-205, FORT-206, FORT-209, FORT-211]', async ({
  openDevice,
  browser,
  page,
  request,
}) => {
  test.slow()
  const room = await createRatableRoom(request, 'Rated agent')
  const code = crypto.randomUUID()
  const sentence = `It answers <b>half</b> of our inbox ${code}`
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await withoutScripts.newPage()

  const client = await openDevice(room.client, `/project/${room.project}/handover`)
  await client.setViewportSize({ width: 320, height: 740 })
  const card = client.getByRole('region', { name: 'Your rating' })
  await card.getByRole('button', { name: 'Save rating' }).click()
  await expect(card.getByText('Please choose a rating')).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await card.getByRole('radio', { name: '5' }).check()
  await card.getByLabel('Your review in a sentence').fill(sentence)
  await card.getByRole('checkbox', { name: /may publish my review/ }).check()
  await card.getByRole('radio', { name: `First name and company: Vera, ${company}` }).check()
  await expectAccessibleInBothSchemes(client)
  await card.getByRole('button', { name: 'Save rating' }).click()
  await expect(card.getByText('You rated this project 5 out of 5.')).toBeVisible()
  await expectAccessibleInBothSchemes(client)
  await expectNoOverflow(client)
  await expectOnPublicPages(visitor, code, false)

  const admin = await openDevice(accounts.admin, `/admin/testimonials?q=${code}`)
  await expect(admin.getByRole('row', { name: /^Rated agent/ })).toContainText(sentence)
  await expectAccessibleInBothSchemes(admin)
  await admin.getByRole('switch', { name: 'Published: Vera Visitor, Rated agent' }).click()
  await expect(admin.getByRole('switch')).toBeChecked()
  await expect(card.getByText(/is published on our website/)).toBeVisible()

  await expectOnPublicPages(visitor, sentence, true)
  await expect(visitor.locator('#testimonials')).toContainText(`Vera, ${company}`)
  const html = await (await request.get('/')).text()
  for (const secret of ['Vera Visitor', room.project, room.client.id, 'Rated agent']) expect(html).not.toContain(secret)
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/')
  await expectAccessibleInBothSchemes(page)
  await expectNoOverflow(page)

  await card.getByRole('button', { name: 'Take back consent' }).click()
  await expect(card.getByText(/Only you and the team read this/)).toBeVisible()
  await expectOnPublicPages(visitor, code, false)
  await expect(admin.getByRole('row', { name: /^Rated agent/ })).toContainText('No consent')
  await withoutScripts.close()
})

test('a project that is deleted takes its sentence off the site [FORT-207]', async ({ page, request }) => {
  const { client, admin, project } = await createRatableRoom(request, 'Deleted agent')
  const code = crypto.randomUUID()
  const values = { project, rating: 3, body: `Calm. ${code}`, name_form: 'anonymous', may_publish: true }
  await callFunction(request, client, 'save_testimonial', values)
  const [listed] = (await callFunction(request, admin, 'admin_testimonials', { searched: code })) as [
    { id: string; updated_at: string },
  ]
  const publication = { testimonial: listed.id, is_published: true, base_version: listed.updated_at }
  await callFunction(request, admin, 'publish_testimonial', publication)
  await expectOnPublicPages(page, code, true)
  const response = await request.delete(`/rest/v1/projects?id=eq.${project}`, { headers: client.headers })
  expect(response.ok()).toBe(true)
  await expectOnPublicPages(page, code, false)
})
