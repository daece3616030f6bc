import sharp from 'sharp'
import { expect, signIn, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'

let own: Awaited<ReturnType<typeof startOwnStack>>
const supabaseUrl = `http://127.0.0.1:${ports.directSupabase.api}`

test.beforeAll(async () => {
  own = await startOwnStack(ports.directSupabase, { shellEnv: { SUPABASE_BROWSER_URL: supabaseUrl } })
})

test.afterAll(() => own.dispose())

test('a browser that calls Supabase directly can sign in, upload an image and show it', async ({ browser }) => {
  test.slow()
  const page = await browser.newPage({ baseURL: own.stack.origin })
  const pageErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()))
  // The embedded auth service does not allow cross-origin requests, unlike hosted Supabase.
  await page.route(`${supabaseUrl}/auth/v1/**`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
  })
  await signIn(page, 'admin', '/admin/partners/new')
  const logo = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const fileChooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload image' }).click()
  await (await fileChooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(page.getByLabel('Logo URL')).toHaveValue(
    new RegExp(`^${supabaseUrl}/storage/v1/object/public/media/[0-9a-f-]{36}\\.webp$`),
  )
  const logoUrl = await page.getByLabel('Logo URL').inputValue()
  await page.getByLabel('Name').fill('Direct')
  await page.getByLabel('Website').fill('https://direct.example')
  await page.getByLabel('Description').first().fill('Made by a test.')
  await page.getByRole('button', { name: 'Create Partner' }).click()
  await page.waitForURL('**/admin/partners')

  await page.goto('/partners')
  const image = page.locator(`img[src="${logoUrl}"]`)
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(200)
  expect(pageErrors).toEqual([])
})
