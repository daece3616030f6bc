import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { accounts, expect } from '../../support/fixtures.ts'
import { createRoom } from '../../support/rooms/createRoom.ts'
import { uploadFile } from '../../support/rooms/files.ts'
import { test } from '../../support/rooms/devices.ts'

const createPng = () =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: { r: 184, g: 57, b: 14 } } })
    .png()
    .toBuffer()

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R/Size 4>>
`

const preview = (page: Page, name: string) => page.getByRole('button', { name: `Preview ${name}` }).click()
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

async function expectDownload(page: Page, name: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(name)
}

test('both sides see images, PDFs and texts in the page, and download all others [ROOM-33]', async ({
  openDevice,
  request,
}) => {
  const { client, project, admin } = await createRoom(request)
  const script = '<script>alert(1)</script>'
  for (const [name, content] of [
    ['Photo.png', await createPng()],
    ['Offer.pdf', pdf],
    ['Plan.txt', 'The plan: äöü – done.'],
    ['Page.html', `<!doctype html>${script}`],
    ['Drawing.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ] as const) {
    await uploadFile(request, admin, project, { name, content })
  }
  for (const page of [
    await openDevice(client, `/project/${project}/files`),
    await openDevice(accounts.admin, `/admin/projects/${project}?tab=files`),
  ]) {
    await preview(page, 'Photo.png')
    const image = dialogOf(page, 'Photo.png').getByRole('img', { name: 'Photo.png' })
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).toHaveJSProperty('naturalWidth', 640)
    await expectDownload(page, 'Photo.png')
    await page.keyboard.press('Escape')

    await preview(page, 'Plan.txt')
    await expect(page.frameLocator('iframe').getByText('The plan: äöü – done.')).toBeVisible()
    await expectDownload(page, 'Plan.txt')
    await page.keyboard.press('Escape')

    for (const name of ['Page.html', 'Drawing.svg']) {
      await expect(page.getByRole('button', { name: `Preview ${name}` })).toHaveCount(0)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download ${name}` }).click()
      expect((await download).suggestedFilename()).toBe(name)
    }
    expect(await page.evaluate(() => document.querySelector('iframe'))).toBeNull()
  }
})

test('a PDF is shown by the browser’s viewer, or else offered as a download without a broken frame [ROOM-33]', async ({
  openDevice,
  request,
}) => {
  const { client, project } = await createRoom(request)
  await uploadFile(request, client, project, { name: 'Offer.pdf', content: pdf })
  const page = await openDevice(client, `/project/${project}/files`)
  await page.addInitScript(() => {
    const isEnabled = () => !location.hash.includes('no-viewer')
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: isEnabled })
  })
  await page.reload()
  const opening = page.waitForResponse(/\/project-files\/open\//)
  await preview(page, 'Offer.pdf')
  const response = await opening
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(response.headers()['content-disposition']).toContain('inline')
  await page.keyboard.press('Escape')

  await page.evaluate(() => (location.hash = 'no-viewer'))
  await preview(page, 'Offer.pdf')
  await expect(dialogOf(page, 'Offer.pdf')).toContainText('This browser doesn’t show PDFs inside a page.')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectDownload(page, 'Offer.pdf')
})
