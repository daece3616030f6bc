import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { test } from '../../support/sharedPages.ts'

const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 184, g: 57, b: 14 } } })
const createPng = async () => ({
  name: 'My vacation.png',
  mimeType: 'image/png',
  buffer: await createImage(640, 360).png().toBuffer(),
})
const textNamedPng = { name: 'hello.png', mimeType: 'image/png', buffer: Buffer.from('This is not an image.') }

const uploadedUrl = /^\/storage\/v1\/object\/public\/media\/[0-9a-f-]{36}\.webp$/
const imageField = (page: Page, label = 'Featured Image URL') => page.getByLabel(label)
const uniqueSuffix = () => `${Date.now()}-${Math.floor(Math.random() * 1_000)}`

type File = { name: string; mimeType: string; buffer: Buffer }

async function upload(page: Page, file: File) {
  const fileChooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload image' }).click()
  await (await fileChooser).setFiles(file)
}

/** The natural width of the image with this URL; 0 when it cannot be decoded. */
const readImageWidth = (page: Page, url: string) =>
  page
    .locator(`img[src="${url}"]`)
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode().catch(() => {})
      return image.naturalWidth
    })

async function fillPost(page: Page, title: string) {
  await page.goto('/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill('With its own image')
  await page.getByRole('textbox', { name: 'Content' }).fill('Look at it.')
}

test('an admin uploads an image for a post, previews it at once, and readers see it [ADMIN-BLOG-17]', async ({
  browser,
  page,
  pageErrors,
}) => {
  test.slow()
  const title = `A picture ${uniqueSuffix()}`
  await signIn(page, 'admin')
  await fillPost(page, title)
  await upload(page, await createPng())
  await expect(imageField(page)).toHaveValue(uploadedUrl)
  const imageUrl = await imageField(page).inputValue()
  await expect.poll(() => readImageWidth(page, imageUrl)).toBe(640)
  await expectAccessibleInBothSchemes(page)
  const slug = await page.getByLabel('Slug').inputValue()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/blog')
  expect(pageErrors).toEqual([])

  const visitor = await (await browser.newContext()).newPage()
  const visitorErrors: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && visitorErrors.push(message.text()))
  await visitor.goto(`/blog/${slug}`)
  const cover = visitor.getByRole('img', { name: `Cover of “${title}”` })
  await expect(cover).toHaveAttribute('src', imageUrl)
  expect(await readImageWidth(visitor, imageUrl)).toBe(640)
  // Social networks need an absolute URL.
  const socialImage = visitor.locator('meta[property="og:image"]')
  await expect(socialImage).toHaveAttribute('content', new RegExp(`^http.+${imageUrl}$`))
  expect(visitorErrors).toEqual([])
})

test('an uploaded photo is scaled down and loses its metadata, and a GIF stays unchanged', async ({ page }) => {
  const photo = await createImage(3200, 2400)
    .withExif({
      IFD0: { Copyright: 'A photographer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Exif')).toBe(true)
  await signIn(page, 'admin', '/admin/blog/new')
  await upload(page, { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: photo })
  await expect(imageField(page)).toHaveValue(uploadedUrl)
  const stored = await page.request.get(await imageField(page).inputValue())
  const { format, width, height, exif } = await sharp(await stored.body()).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1600, height: 1200, exif: undefined })
  expect(stored.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })

  const gif = await createImage(8, 8).gif().toBuffer()
  await upload(page, { name: 'moving.gif', mimeType: 'image/gif', buffer: gif })
  await expect(imageField(page)).toHaveValue(/\.gif$/)
  expect(await (await page.request.get(await imageField(page).inputValue())).body()).toEqual(gif)
})

test('a text file named .png is rejected beside the field without an upload, and the URL stays', async ({ page }) => {
  const storageRequests: string[] = []
  page.on('request', (request) => request.url().includes('/storage/') && storageRequests.push(request.url()))
  await signIn(page, 'admin')
  await fillPost(page, 'Rejected upload')
  await imageField(page).fill('/images/posts/the-first-month-after-launch.svg')
  await upload(page, textNamedPng)
  const notAnImage = 'This file is not an image we can use. Choose a PNG, JPEG, WebP, AVIF, or GIF.'
  await expect(page.getByRole('alert').filter({ hasText: notAnImage })).toBeVisible()
  await expect(imageField(page)).toHaveValue('/images/posts/the-first-month-after-launch.svg')
  expect(storageRequests).toEqual([])
  await expectAccessibleInBothSchemes(page)
})

test('a failed upload keeps the form and can be retried, and saving is blocked while an upload runs', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'admin')
  const title = `Second try ${uniqueSuffix()}`
  await fillPost(page, title)
  await imageField(page).fill('/images/posts/the-first-month-after-launch.svg')
  await page.route('**/storage/v1/object/media/*', (route) => route.abort())
  await upload(page, await createPng())
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' })).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await expect(imageField(page)).toHaveValue('/images/posts/the-first-month-after-launch.svg')
  await expectAccessible(page)

  await page.unroute('**/storage/v1/object/media/*')
  const release = await holdRequests(page, '**/storage/v1/object/media/*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Uploading…' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('An image is still being uploaded. Please save again in a moment.')).toBeVisible()
  release()
  await expect(imageField(page)).toHaveValue(uploadedUrl)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/blog')
})

test('an admin uploads the social image and a logo by dropping a file on the field', async ({ page }) => {
  await signIn(page, 'admin')
  const expectDroppedImage = async (label: string) => {
    const bytes = [...(await createPng()).buffer]
    const files = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(content)], 'logo.png', { type: 'image/png' }))
      return data
    }, bytes)
    for (const event of ['dragover', 'drop'])
      await imageField(page, label).dispatchEvent(event, { dataTransfer: files })
    await expect(imageField(page, label)).toHaveValue(uploadedUrl)
    await expect.poll(async () => readImageWidth(page, await imageField(page, label).inputValue())).toBe(640)
  }
  await page.goto('/admin/blog/new')
  await page.getByRole('tab', { name: 'SEO & Social' }).click()
  await expectDroppedImage('OG Image URL')
  await page.goto('/admin/partners/new')
  await expectDroppedImage('Logo URL')
  await expectAccessible(page)
})

test('the storage rejects uploads by visitors and clients', async ({ page }) => {
  await signIn(page, 'client')
  const statuses = await page.evaluate(
    async (bytes) => {
      const boot = JSON.parse(document.getElementById('boot')!.textContent) as { supabase: { key: string } }
      const { access_token: token } = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
      const postImage = async (headers: Record<string, string>) => {
        const path = `/storage/v1/object/media/${crypto.randomUUID()}.png`
        return (await fetch(path, { method: 'POST', headers, body: new Uint8Array(bytes) })).status
      }
      const { key } = boot.supabase
      return [
        await postImage({}),
        await postImage({ apikey: key }),
        await postImage({ apikey: key, Authorization: `Bearer ${token}` }),
      ]
    },
    [...(await createPng()).buffer],
  )
  expect(statuses).toEqual([401, 401, 403])
})
