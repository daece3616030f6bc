import { choose, consentBar, hideAutomation, readStorage } from '../../support/consent.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { ports } from '../../support/ports.ts'
import { readLayoutShift, recordLayoutShift } from '../../support/layoutShift.ts'
import { startAnalyticsProduct } from '../../support/servers/startAnalyticsProduct.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'

// All tests share one product and one analytics service.
test.describe.configure({ mode: 'serial' })

let product: Awaited<ReturnType<typeof startAnalyticsProduct>>

test.beforeAll(async () => {
  product = await startAnalyticsProduct(ports.consent)
})

test.beforeEach(async ({ page }) => {
  product.service.clear()
  await hideAutomation(page)
})

test.afterAll(() => product.stop())

test('the consent bar shifts no layout, works with the keyboard and can be opened again', async ({ page }) => {
  // The accessibility check sets this too, and changing it later would shift the layout slightly.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordLayoutShift(page)
  await product.openForTheFirstTime(page, '/')
  await expect(consentBar(page)).toBeVisible()
  await expectAccessible(page)
  // The bar comes right after the skip link in tab order and does not take the focus by itself.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(consentBar(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  const [decline, allow] = await Promise.all(
    ['Decline', 'Allow'].map((name) => consentBar(page).getByRole('button', { name }).boundingBox()),
  )
  expect([allow?.width, allow?.height]).toEqual([decline?.width, decline?.height])
  // The bar never covers a focused element at the bottom of the viewport.
  const privacyButton = page.getByRole('button', { name: 'Privacy choices' })
  await privacyButton.focus()
  const [barBox, buttonBox] = [await consentBar(page).boundingBox(), await privacyButton.boundingBox()]
  expect(buttonBox!.y + buttonBox!.height).toBeLessThanOrEqual(barBox!.y)
  // The fonts, when they come late, may move single words by a few pixels.
  expect(await readLayoutShift(page)).toBeLessThan(0.001)

  await choose(page, 'Decline')
  await privacyButton.click()
  await expect(consentBar(page).getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(privacyButton).toBeFocused()
})

test('the button in the footer opens the consent bar when it is pressed before hydration [START-4]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fortnight-consent', 'denied'))
  const releaseScripts = await holdRequests(page, /\.js$/)
  await product.open(page, '/')
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  releaseScripts()
  await expect(consentBar(page)).toContainText('Current choice: declined.', { timeout: 15_000 })
  await expect(consentBar(page).getByRole('button', { name: 'Decline' })).toBeFocused()
})

test('consent that is given on the privacy page before hydration counts one visit [START-4, PRIV-3]', async ({
  page,
}) => {
  const releaseScripts = await holdRequests(page, /\.js$/)
  // The page loads its scripts by itself, and its load event may wait for them.
  await product.open(page, '/privacy', { waitUntil: 'commit' })
  const consentSwitch = page.getByRole('switch', { name: 'Count my visits' })
  await consentSwitch.click()
  releaseScripts()
  await expect(consentSwitch).toBeChecked()
  await expect.poll(product.eventNames, { timeout: 15_000 }).toEqual(['$pageview'])
  await expect(consentBar(page)).toBeHidden()
})

test('the switch on the privacy page stays in its place while the page is hydrated [START-4]', async ({ page }) => {
  const releaseScripts = await holdRequests(page, /\.js$/)
  await product.open(page, '/privacy', { waitUntil: 'commit' })
  const consentSwitch = page.getByRole('switch', { name: 'Count my visits' })
  const readPlace = () => consentSwitch.boundingBox()
  const place = await readPlace()
  releaseScripts()
  await waitForHydration(page, '[role=switch]')
  expect(await readPlace()).toEqual(place)
  // This product uses neither service, which the page says from the start.
  await expect(page.getByText('This site looks up neither')).toBeVisible()
})

test('consent withdrawn on the privacy page erases stored data and stops all events [PRIV-3]', async ({ page }) => {
  await product.openForTheFirstTime(page, '/privacy')
  const consentSwitch = page.getByRole('switch', { name: 'Count my visits' })
  await consentSwitch.click()
  await expect(consentBar(page)).toBeHidden()
  await expect.poll(product.eventNames, { timeout: 15_000 }).toEqual(['$pageview'])
  await consentSwitch.click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Talk to Us' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  // Until the blog is shown, it would be one more view after the new consent.
  await expect(page.getByRole('heading', { name: 'Notes from the workshop' })).toBeVisible()
  expect(await readStorage(page)).toEqual(['fortnight-consent'])

  // The next event is the page view after the new consent: the clicks in between were neither sent nor queued.
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await choose(page, 'Allow')
  await expect.poll(product.eventNames, { timeout: 15_000 }).toEqual(['$pageview', '$pageview'])
})
