import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 184, g: 57, b: 14 } } })
const png = async () => ({
  name: 'My holiday.png',
  mimeType: 'image/png',
  buffer: await picture(640, 360).png().toBuffer(),
})
const text = { name: 'hello.png', mimeType: 'image/png', buffer: Buffer.from('Hello, I am no picture.') }

const ownAddress = /^\/storage\/v1\/object\/public\/media\/[0-9a-f-]{36}\.webp$/
const field = (page: Page, label = 'Featured Image URL') => page.getByLabel(label)
const unique = () => `${Date.now()}-${Math.floor(Math.random() * 1_000)}`

type File = { name: string; mimeType: string; buffer: Buffer }

async function upload(page: Page, file: File) {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload image' }).click()
  await (await opened).setFiles(file)
}

/** How wide the image is that an address shows; nothing when it shows none. */
const widthOf = (page: Page, address: string) =>
  page
    .locator(`img[src="${address}"]`)
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode().catch(() => {})
      return image.naturalWidth
    })

async function fillPost(page: Page, title: string) {
  await page.goto('/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill('With a picture of its own')
  await page.getByRole('textbox', { name: 'Content' }).fill('Look at it.')
}

test('an image is uploaded for a post, seen at once, and shown to readers [ADMIN-BLOG-17]', async ({
  browser,
  page,
  pageErrors: pageErrors,
}) => {
  test.slow()
  const title = `A picture ${unique()}`
  await signIn(page, 'admin')
  await fillPost(page, title)
  await upload(page, await png())
  await expect(field(page)).toHaveValue(ownAddress)
  const address = await field(page).inputValue()
  await expect.poll(() => widthOf(page, address)).toBe(640)
  await expectAccessibleInBothSchemes(page)
  const slug = await page.getByLabel('Slug').inputValue()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/blog')
  expect(pageErrors).toEqual([])

  const visitor = await (await browser.newContext()).newPage()
  const unwanted: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && unwanted.push(message.text()))
  await visitor.goto(`/blog/${slug}`)
  const cover = visitor.getByRole('img', { name: `Cover of “${title}”` })
  await expect(cover).toHaveAttribute('src', address)
  expect(await widthOf(visitor, address)).toBe(640)
  // Social networks need the whole address.
  const social = visitor.locator('meta[property="og:image"]')
  await expect(social).toHaveAttribute('content', new RegExp(`^http.+${address}$`))
  expect(unwanted).toEqual([])
})

test('a photograph loses its size and where it was taken; a moving GIF stays as it is', async ({ page }) => {
  const photo = await picture(3200, 2400)
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Exif')).toBe(true)
  await signIn(page, 'admin', '/admin/blog/new')
  await upload(page, { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: photo })
  await expect(field(page)).toHaveValue(ownAddress)
  const stored = await page.request.get(await field(page).inputValue())
  const { format, width, height, exif } = await sharp(await stored.body()).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1600, height: 1200, exif: undefined })
  expect(stored.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })

  const gif = await picture(8, 8).gif().toBuffer()
  await upload(page, { name: 'moving.gif', mimeType: 'image/gif', buffer: gif })
  await expect(field(page)).toHaveValue(/\.gif$/)
  expect(await (await page.request.get(await field(page).inputValue())).body()).toEqual(gif)
})

test('a text that calls itself PNG is refused beside the field, and nothing is lost', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/storage/') && asked.push(request.url()))
  await signIn(page, 'admin')
  await fillPost(page, 'Kept')
  await field(page).fill('/images/posts/the-first-month-after-launch.svg')
  await upload(page, text)
  const refusal = 'This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF or GIF.'
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
  await expect(field(page)).toHaveValue('/images/posts/the-first-month-after-launch.svg')
  expect(asked).toEqual([])
  await expectAccessibleInBothSchemes(page)
})

test('an upload that fails keeps the form and is tried again; a save waits for one on its way', async ({ page }) => {
  test.slow()
  await signIn(page, 'admin')
  const title = `Second try ${unique()}`
  await fillPost(page, title)
  await field(page).fill('/images/posts/the-first-month-after-launch.svg')
  await page.route('**/storage/v1/object/media/*', (route) => route.abort())
  await upload(page, await png())
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' })).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await expect(field(page)).toHaveValue('/images/posts/the-first-month-after-launch.svg')
  await expectAccessible(page)

  await page.unroute('**/storage/v1/object/media/*')
  let goOn = () => {}
  const held = new Promise<void>((done) => (goOn = done))
  await page.route('**/storage/v1/object/media/*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Uploading…' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('An image is still being uploaded. Please save again in a moment.')).toBeVisible()
  goOn()
  await expect(field(page)).toHaveValue(ownAddress)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/blog')
})

test('an image is dropped on the address for social networks, and on that of a logo', async ({ page }) => {
  await signIn(page, 'admin')
  const drop = async (label: string) => {
    const bytes = [...(await png()).buffer]
    const files = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(content)], 'logo.png', { type: 'image/png' }))
      return data
    }, bytes)
    for (const event of ['dragover', 'drop']) await field(page, label).dispatchEvent(event, { dataTransfer: files })
    await expect(field(page, label)).toHaveValue(ownAddress)
    await expect.poll(async () => widthOf(page, await field(page, label).inputValue())).toBe(640)
  }
  await page.goto('/admin/blog/new')
  await page.getByRole('tab', { name: 'SEO & Social' }).click()
  await drop('OG Image URL')
  await page.goto('/admin/partners/new')
  await drop('Logo URL')
  await expectAccessible(page)
})

test('the storage takes images from admins alone, whatever a browser sends', async ({ page }) => {
  await signIn(page, 'client')
  const statuses = await page.evaluate(
    async (bytes) => {
      const boot = JSON.parse(document.getElementById('boot')!.textContent!) as { supabase: { key: string } }
      const { access_token: token } = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
      const send = async (headers: Record<string, string>) => {
        const path = `/storage/v1/object/media/${crypto.randomUUID()}.png`
        return (await fetch(path, { method: 'POST', headers, body: new Uint8Array(bytes) })).status
      }
      const { key } = boot.supabase
      return [
        await send({}),
        await send({ apikey: key }),
        await send({ apikey: key, Authorization: `Bearer ${token}` }),
      ]
    },
    [...(await png()).buffer],
  )
  expect(statuses).toEqual([401, 401, 403])
})
