import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { accounts, expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createSession } from '../../support/signIn.ts'

const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#b8390e' } })
  .png()
  .toBuffer()

/** Uploads an image through the API as the admin. Its row in the list has the first part of the name. */
async function uploadImage(request: APIRequestContext) {
  const { headers } = await createSession(request, accounts.admin)
  const name = `${randomUUID()}.png`
  const path = `/storage/v1/object/media/${name}`
  const response = await request.post(path, { headers: { ...headers, 'Content-Type': 'image/png' }, data: png })
  if (!response.ok()) throw new Error(`The image was not uploaded: ${response.status()} ${await response.text()}`)
  return { name, shortName: `${name.split('-')[0]}.png`, url: `/storage/v1/object/public/media/${name}`, headers }
}

async function insertPartner(request: APIRequestContext, headers: Record<string, string>, logo_url: string) {
  const name = `Image user ${randomUUID()}`
  const data = { name, website: 'https://partner.example', description: 'Made by a test.', logo_url }
  const response = await request.post('/rest/v1/partners', { headers, data })
  if (!response.ok()) throw new Error(`The partner was not inserted: ${response.status()} ${await response.text()}`)
  return name
}

const rowOf = (page: Page, { shortName }: { shortName: string }) => page.getByRole('row', { name: shortName })

const filterBy = (page: Page, state: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name: state, exact: true }).click()

test('an admin sees what uses an image, filters the list and deletes an image that nothing uses [ADMIN-IMG-2, ADMIN-IMG-3]', async ({
  openAs,
  request,
}) => {
  const [used, free] = [await uploadImage(request), await uploadImage(request)]
  const partner = await insertPartner(request, used.headers, used.url)
  const page = await openAs('admin')

  await page.goto('/admin/images')
  await expect(rowOf(page, used).getByRole('link', { name: partner })).toBeVisible()
  await expect(rowOf(page, used).getByRole('button')).toHaveCount(0)
  await expect(rowOf(page, free)).toContainText('Just uploaded')
  await expectAccessibleInBothSchemes(page)

  await filterBy(page, 'Used')
  await expect(rowOf(page, free)).toHaveCount(0)
  await expect(rowOf(page, used)).toBeVisible()
  await filterBy(page, 'Unused')
  await expect(rowOf(page, used)).toHaveCount(0)
  await filterBy(page, 'Just uploaded')
  await expect(rowOf(page, free)).toBeVisible()

  page.once('dialog', (dialog) => dialog.dismiss())
  await rowOf(page, free)
    .getByRole('button', { name: `Delete ${free.shortName}` })
    .click()
  await expect(rowOf(page, free)).toBeVisible()
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain('This cannot be undone.')
    void dialog.accept()
  })
  await rowOf(page, free)
    .getByRole('button', { name: `Delete ${free.shortName}` })
    .click()
  await expect(page.getByText('Image deleted')).toBeVisible()
  await expect(rowOf(page, free)).toHaveCount(0)
  expect((await request.get(free.url)).ok()).toBe(false)

  await page.goto(`/admin/images?q=${encodeURIComponent(partner)}`)
  await rowOf(page, used).getByRole('link', { name: partner }).click()
  await expect(page.getByLabel('Name')).toHaveValue(partner)
})

test('the server keeps an image that is used, and refuses clients and visitors [ADMIN-IMG-2, ADMIN-IMG-3]', async ({
  openAs,
  request,
}) => {
  const [used, free] = [await uploadImage(request), await uploadImage(request)]
  await insertPartner(request, used.headers, used.url)
  const { headers: clientHeaders } = await createSession(request, accounts.client)
  const { apikey } = clientHeaders
  const remove = ({ name }: { name: string }, headers: Record<string, string>) =>
    request.delete('/storage/v1/object/media', { headers, data: { prefixes: [name] } })

  const removed = await remove(used, used.headers)
  expect(await removed.json()).toEqual([])
  for (const headers of [clientHeaders, { apikey }]) {
    await remove(free, headers)
    expect((await request.post('/rest/v1/rpc/admin_images', { headers, data: {} })).ok()).toBe(false)
  }
  for (const { url } of [used, free]) expect((await request.get(url)).ok()).toBe(true)

  const client = await openAs('client')
  await client.goto('/admin/images')
  await client.waitForURL((url) => url.pathname !== '/admin/images')
  await expect(client.getByRole('heading', { name: 'Images' })).toHaveCount(0)
})

test('the image list explains when it fails to load or finds nothing, and can be retried [ADMIN-IMG-2, ERR-3]', async ({
  page,
}) => {
  await page.route(/admin_images/, (route) => route.abort())
  await signIn(page, 'admin', '/admin/images?q=nothing-has-this-in-it')
  await expect(page.getByText('The images could not be loaded')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No images found.')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})
