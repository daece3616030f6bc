import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

const imageUrl = '/images/posts/the-first-month-after-launch.svg'

test('a scheduled post is published at its time and visible before only through a preview link', async ({
  browser,
  page,
}) => {
  test.slow()
  const slug = `scheduled-${Date.now()}`
  const visitor = await (await browser.newContext()).newPage()
  const fetchStatus = async (path: string) => (await visitor.goto(path))?.status()
  await signIn(page, 'admin', '/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill(slug)
  await page.getByLabel('Excerpt').fill('An excerpt')
  await page.getByLabel('Featured Image URL').fill(imageUrl)
  await page.getByRole('textbox', { name: 'Content' }).fill('On time.')
  await page.getByLabel('Schedule for').fill('2099-05-04T10:00')
  await expect(page.getByLabel('Publish Date')).toHaveValue('2099-05-04')
  await expect(page.getByText(/^Scheduled for May 4, 2099/)).toBeVisible()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/blog')
  await page.goto(`/admin/blog?q=${slug}&state=scheduled`)
  await expect(page.getByText(/^Scheduled for May\s4,\s2099/)).toBeVisible()
  expect(await fetchStatus(`/blog/${slug}`)).toBe(404)

  await page.getByRole('link', { name: `Edit ${slug}` }).click()
  await page.getByRole('button', { name: 'Preview link' }).click()
  const panel = page.getByRole('dialog', { name: 'Preview links' })
  await panel.getByRole('button', { name: 'New link' }).click()
  const previewUrl = (await panel.locator('code').textContent()) ?? ''
  await expectAccessible(page)
  const response = await visitor.goto(previewUrl)
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, 'no-store'])
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(visitor.getByRole('heading', { level: 1, name: slug })).toBeVisible()
  await expect(visitor.getByText('On time.')).toBeVisible()
  await panel.getByRole('button', { name: 'Revoke' }).click()
  await expect(panel.locator('code')).toHaveCount(0)
  expect(await fetchStatus(previewUrl)).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'This preview link has expired' })).toBeVisible()
  await page.keyboard.press('Escape')

  const aMinuteAgo = new Date(Date.now() - 60_000)
  const localTime = new Date(aMinuteAgo.getTime() - aMinuteAgo.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  await page.getByLabel('Schedule for').fill(localTime)
  await page.getByRole('button', { name: 'Update Post' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/blog')
  await expect.poll(() => fetchStatus(`/blog/${slug}`)).toBe(200)
})

test('the preview of a long post without links scrolls with the keyboard', async ({ page }) => {
  await signIn(page, 'admin', '/admin/blog/new')
  await page.getByRole('textbox', { name: 'Content' }).fill('A paragraph.\n\n'.repeat(50))
  const preview = page.getByRole('region', { name: 'Preview' })
  const paragraphs = preview.getByText('A paragraph.')
  await expect(paragraphs).toHaveCount(50)
  await preview.press('End')
  await expect(paragraphs.last()).toBeInViewport()
  await expectAccessible(page)
})

test('typing in a post of 10,000 words takes less than 50 ms per key press', async ({ page }) => {
  test.slow()
  const paragraph = `${'Plain words about **agents**, with [a link](https://example.com) now and then. '.repeat(9)}\n\n`
  let text = ''
  for (let section = 0; text.split(/\s+/).length < 10_000; section++)
    text += `## Section ${section}\n\n${paragraph.repeat(3)}`
  await signIn(page, 'admin', '/admin/blog/new')
  const editor = page.getByRole('textbox', { name: 'Content' })
  await editor.fill(text)
  await expect(page.getByRole('heading', { name: 'Section 5', exact: true })).toBeAttached()
  await editor.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5_000, 5_000))

  await recordSlowPresses(page)
  // Other tests use the processor as well, so typing has several attempts.
  await expect.poll(() => measureTyping(page), { timeout: 60_000 }).toBeLessThan(50)
})

type PressWindow = { takeSlowPresses: () => number[] }

/** Records from the key press to the next paint. The browser reports only those that took 16 ms or more. */
const recordSlowPresses = (page: Page) =>
  page.evaluate(() => {
    const slowPresses: number[] = []
    const record = (entries: PerformanceEntryList) => {
      for (const { name, duration } of entries) if (name === 'keydown') slowPresses.push(duration)
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'event', durationThreshold: 16 })
    Object.assign(window, {
      takeSlowPresses: () => {
        record(observer.takeRecords())
        return slowPresses.splice(0)
      },
    })
  })

/** Types a sentence, and returns the median of its key presses in milliseconds. */
async function measureTyping(page: Page) {
  const typed = 'Some more words in the middle.'
  const preview = page.locator('.w-md-editor-preview')
  const typedBefore = (await preview.innerText()).split(typed).length
  await page.keyboard.type(typed, { delay: 80 })
  await expect.poll(async () => (await preview.innerText()).split(typed).length).toBeGreaterThan(typedBefore)
  const slowPressesMs = await page.evaluate(() => (window as unknown as PressWindow).takeSlowPresses())
  const fastPressesMs = Array<number>(Math.max(typed.length - slowPressesMs.length, 0)).fill(16)
  const durationsMs = [...fastPressesMs, ...slowPressesMs].sort((a, b) => a - b)
  const medianMs = durationsMs[Math.floor(durationsMs.length / 2)]!
  console.log(`Key press in 10,000 words: median ${medianMs} ms, slowest ${durationsMs.at(-1)} ms.`)
  return medianMs
}

test('the post editor is 500 px high and shows text, preview or both side by side [ADMIN-BLOG-9, ADMIN-BLOG-10]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/blog/new')
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.fill('Some *words* <script>alert(1)</script>')
  const preview = page.locator('.w-md-editor-preview')
  await expect(preview.locator('em')).toHaveText('words')
  await expect(preview).toContainText('<script>alert(1)</script>')
  expect((await page.locator('.w-md-editor').boundingBox())?.height).toBe(500)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(preview).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(content).toHaveCount(0)
  await expect(preview).toBeVisible()
  await page.getByText('Markdown quick reference').click()
  await expect(page.getByText('[the words](https://example.com)')).toBeVisible()
})

async function openEditorAt(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  await signIn(page, 'admin', '/admin/blog/new')
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content).toBeVisible()
  const boxOf = async (element: Locator) => (await element.boundingBox())!
  return {
    content: await boxOf(content),
    editor: await boxOf(page.locator('.w-md-editor')),
    settings: await boxOf(page.getByLabel('Post settings')),
  }
}

test('writing a post starts in the first screen of a laptop, with its settings beside it [ADMIN-BLOG-23]', async ({
  page,
}) => {
  const { content, editor, settings } = await openEditorAt(page, { width: 1440, height: 900 })
  expect(content.y).toBeLessThan(500)
  expect(settings.x).toBeGreaterThan(editor.x + editor.width)
})

test('writing a post starts in the first screen of a phone, with its settings below it [ADMIN-BLOG-23]', async ({
  page,
}) => {
  const { content, editor, settings } = await openEditorAt(page, { width: 360, height: 740 })
  expect(content.y).toBeLessThan(600)
  expect(settings.y).toBeGreaterThan(editor.y + editor.height)
})

test('the distraction-free mode shows title and text only, by keyboard alone, and loses nothing [ADMIN-BLOG-24]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/blog/new')
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.fill('Half a sentence')
  const toggle = page.getByRole('button', { name: 'Distraction-free' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toBeFocused()
  const unreachable = page.locator('[inert]')
  await expect(unreachable.getByRole('link', { name: 'Cancel' })).toHaveCount(1)
  await expect(unreachable.getByRole('navigation', { name: 'Back office' })).toHaveCount(1)
  const area = (await page.locator('.w-md-editor').boundingBox())!
  expect(area.height).toBeGreaterThan(450)
  await expectAccessible(page)
  // Tab stays within title and text.
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[data-on]'),
    )
    expect(isOutside).toBe(false)
  }
  await content.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(', and the rest.')
  await page.keyboard.press('Escape')
  await expect(unreachable).toHaveCount(0)
  await expect(content).toBeFocused()
  await expect(content).toHaveValue('Half a sentence, and the rest.')
})
