import { expect, test } from '../support/fixtures.ts'
import { loadErrorAlert, loadingStatus } from '../support/loadErrors.ts'
import { ports } from '../support/ports.ts'

// The scripts that start every page come from the shell's own server.
const startupScripts = new RegExp(`^http://localhost:${ports.shared.web}/assets/.*\\.js`)

for (const { name, missing } of [
  { name: 'startup script', missing: /\/assets\/.*\/main\.js/ },
  { name: 'chunks of the startup script', missing: new RegExp(`${startupScripts.source}(?<!main\\.js)$`) },
]) {
  test(`a page that needs scripts to render reports at once that the ${name} cannot be loaded, and Retry loads it`, async ({
    page,
  }) => {
    // The clock stands still, so that the timeout of eight seconds cannot show the error.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.route(missing, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/admin/customers?q=Noor')
    // The startup script starts in a task of its own.
    await page.clock.runFor(100)
    await expect(loadErrorAlert(page)).toBeVisible()
    await expect(loadingStatus(page)).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()

    await page.unroute(missing)
    await page.clock.resume()
    await loadErrorAlert(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent('/admin/customers?q=Noor')}`)
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  })
}

test('a page whose startup scripts do not load shows an error after eight seconds, and renders if they load later', async ({
  page,
  pageErrors,
}) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.clock.install()
  await page.route(startupScripts, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(loadingStatus(page)).toBeVisible()
  await page.clock.runFor(8_000)
  await expect(loadErrorAlert(page)).toBeVisible()
  await expect(loadingStatus(page)).toHaveCount(0)
  release()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(loadErrorAlert(page)).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

test('a page that the server rendered completely stays as it is when its startup scripts are missing', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(startupScripts, (route) => route.fulfill({ status: 404, body: '' }))
  const scriptRequest = page.waitForRequest(startupScripts)
  await page.goto('/partners')
  await page.keyboard.press('Shift')
  await scriptRequest
  await page.clock.runFor(10_000)
  await expect(loadErrorAlert(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners for the unusual parts')
})
