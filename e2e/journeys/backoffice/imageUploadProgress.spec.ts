import sharp from 'sharp'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

test('an upload over a slow connection shows how much of the image is sent [ADMIN-BLOG-23]', async ({ page }) => {
  test.slow()
  const noise = Buffer.alloc(700 * 400 * 3).map(() => Math.random() * 256)
  const image = await sharp(noise, { raw: { width: 700, height: 400, channels: 3 } })
    .png()
    .toBuffer()
  await signIn(page, 'admin', '/admin/blog/new')
  const session = await page.context().newCDPSession(page)
  const throttle = { offline: false, latency: 0, downloadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { ...throttle, uploadThroughput: 40_000 })
  const fileChooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload image' }).click()
  await (await fileChooser).setFiles({ name: 'noise.png', mimeType: 'image/png', buffer: image })
  const progress = page.getByRole('progressbar', { name: 'Upload progress' })
  const readPercent = () => progress.evaluate((bar: HTMLProgressElement) => bar.value)
  await expect.poll(readPercent).toBeGreaterThan(0)
  expect(await readPercent()).toBeLessThan(100)
  await session.send('Network.emulateNetworkConditions', { ...throttle, uploadThroughput: -1 })
  await expect(page.getByLabel('Featured Image URL')).toHaveValue(/^\/storage\/v1\/object\/public\/media\//, {
    timeout: 30_000,
  })
  await expect(progress).toHaveCount(0)
})
