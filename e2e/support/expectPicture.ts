import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, type PageAssertionsToHaveScreenshotOptions, test } from 'playwright/test'
import { fontUrls } from '@fortnight/shared-ui/theme/tokens'

const bodyFont = readFileSync(join(import.meta.dirname, '../../shared-ui', fontUrls.body)).toString('base64')

/** Two words in every generic font and in the body font: what differs between machines that draw text in different ways. */
const textSample = ['sans-serif', 'serif', 'monospace', 'sample']
  .map((font) => `<p style="font:15px ${font}">Fourteen days <b>Äffin 0123</b></p>`)
  .join('')
const sampleFont = `@font-face { font-family: sample; font-weight: 400 700; src: url(data:font/woff2;base64,${bodyFont}) }`

let drawsLikeReference: Promise<boolean> | undefined

/**
 * Fails when a page no longer looks like its picture in `e2e/pictures`. Compares only on machines that draw text like the one
 * that made the pictures, because another system or browser version would differ in every letter.
 */
export async function expectPicture(page: Page, name: string, options?: PageAssertionsToHaveScreenshotOptions) {
  drawsLikeReference ??= comparesTextSample(page.context().browser()!)
  if (!(await drawsLikeReference)) {
    test.info().annotations.push({ type: 'not compared', description: `${name}: this machine draws text differently.` })
    return
  }
  await useBodyFont(page)
  await expect(page).toHaveScreenshot(`${name}.png`.split('/'), options)
}

async function comparesTextSample(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 320, height: 160 } })
  try {
    await page.setContent(`<style>${sampleFont}</style>${textSample}`)
    await expect(page).toHaveScreenshot('textSample.png')
    return true
  } catch {
    return false
  } finally {
    await page.close()
  }
}

/** Shows text in the body font, which a page leaves out for good when it arrives a moment after the first paint. */
async function useBodyFont(page: Page) {
  await page.evaluate(async (url) => {
    const font = new FontFace('Figtree', `url(${url})`, { weight: '400 700' })
    document.fonts.add(await font.load())
    await document.fonts.ready
  }, fontUrls.body)
}
