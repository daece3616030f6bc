import type { Page } from 'playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { readLayoutShift, recordLayoutShift } from '../../support/layoutShift.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'

/** Whether the browser has laid out what is in each section, or around other headings, in their order. */
const areLaidOut = (page: Page, headings = 'main section[tabindex="-1"] h2') =>
  page
    .locator(headings)
    .evaluateAll((headings) => headings.map((heading) => heading.checkVisibility({ contentVisibilityAuto: true })))

const distanceFromTop = async (page: Page, section: string) =>
  Math.round((await page.locator(section).boundingBox())!.y)

/** Holds pages as they are first painted. The returned function lets them go on. */
async function pauseAnimations(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 })
}

test('sections far from the screen are laid out after the first paint, without a shift [START-10]', async ({
  page,
}) => {
  await recordLayoutShift(page)
  const resume = await pauseAnimations(page)
  await page.goto('/')
  const first = await areLaidOut(page)
  expect(first).toContain(true)
  expect(first.at(-1)).toBe(false)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await areLaidOut(page)).at(-2)).toBe(true)
  const top = await distanceFromTop(page, '#faq')
  await resume()
  await expect.poll(() => areLaidOut(page)).not.toContain(false)
  expect(await readLayoutShift(page)).toBeLessThan(0.001)
  expect(await distanceFromTop(page, '#faq')).toBe(top)
})

for (const path of ['/blog', '/partners']) {
  test(`cards of ${path} far from the screen of a phone are laid out after the first paint, without a shift [START-10]`, async ({
    page,
  }) => {
    const cards = 'main article h2'
    await page.setViewportSize({ width: 390, height: 800 })
    await recordLayoutShift(page)
    const resume = await pauseAnimations(page)
    await page.goto(path)
    expect((await areLaidOut(page, cards)).slice(0, 3)).not.toContain(false)
    expect((await areLaidOut(page, cards)).at(-1)).toBe(false)
    const card = page.locator('main article').nth(4)
    await card.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await areLaidOut(page, cards)).at(4)).toBe(true)
    const { y } = (await card.boundingBox())!
    await resume()
    await expect.poll(() => areLaidOut(page, cards)).not.toContain(false)
    expect(await readLayoutShift(page)).toBeLessThan(0.001)
    expect((await card.boundingBox())!.y).toBeCloseTo(y, 0)
  })
}

test('a page that is hydrated before its far sections are laid out moves nothing on screen [START-10]', async ({
  page,
}) => {
  await recordLayoutShift(page)
  const releaseScripts = await holdRequests(page, /\.js$/)
  await pauseAnimations(page)
  await page.goto('/')
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await areLaidOut(page)).at(-2)).toBe(true)
  expect(await areLaidOut(page)).toContain(false)
  const top = await distanceFromTop(page, '#faq')
  releaseScripts()
  await waitForHydration(page, 'main h1')
  await expect.poll(() => areLaidOut(page)).not.toContain(false)
  expect(await readLayoutShift(page)).toBeLessThan(0.001)
  expect(await distanceFromTop(page, '#faq')).toBe(top)
})

test('the header and the headline stay where they are while the rest of the page arrives [START-10]', async ({
  page,
}) => {
  await recordLayoutShift(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // How much of the page the first frame shows is chance.
  for (let visit = 1; visit <= 5; visit++) {
    await page.goto('/')
    expect(await readLayoutShift(page)).toBeLessThan(0.001)
  }
})

test('a link to a section further down leads exactly to it [START-10]', async ({ page }) => {
  await page.goto('/#contact')
  const top = await distanceFromTop(page, '#contact')
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(120)
  await waitForHydration(page, 'main h1')
  expect(await distanceFromTop(page, '#contact')).toBe(top)
  await page.goto('/ai-agent-use-cases')
  await waitForHydration(page, 'main h1')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect.poll(() => distanceFromTop(page, '#contact')).toBe(top)
})

test('a section stays where a link has led to while questions above it load', async ({ page }) => {
  await page.goto('/ai-agent-use-cases')
  await waitForHydration(page, 'main h1')
  const releaseQuestions = await holdRequests(page, /\/rest\/v1\/faqs/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect.poll(() => distanceFromTop(page, '#contact')).toBe(80)
  releaseQuestions()
  await expect(page.locator('#faq details').first()).toBeVisible()
  await expect.poll(() => distanceFromTop(page, '#contact')).toBe(80)
})

test('a page that is opened in the app has its whole height at once, and returns to where it was [START-10]', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/privacy')
  await waitForHydration(page, 'main h1')
  await footer.getByRole('link', { name: 'What is an AI Agent?' }).click()
  const words = page.locator('#words')
  await expect(words).toBeAttached()
  expect(await areLaidOut(page)).not.toContain(false)
  await footer.getByRole('link', { name: 'Learn How It Works' }).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await footer.getByRole('link', { name: 'Learn How It Works' }).click()
  await expect(words).not.toBeAttached()
  await page.goBack()
  await expect(words).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})
