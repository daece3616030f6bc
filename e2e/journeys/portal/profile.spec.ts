import type { Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'
import { openSignedIn } from '../../support/signIn.ts'

const profileRequest = '**/rest/v1/user_profiles?*'
const clickSave = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const region = (page: Page, name: string) => page.getByRole('region', { name })

/** Delays every save of the profile until `release` is called, and records the saved values. */
async function delaySaves(page: Page) {
  const { promise: released, resolve } = Promise.withResolvers<undefined>()
  const savedValues: unknown[] = []
  await page.route(profileRequest, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    savedValues.push(route.request().postDataJSON())
    await released
    return route.fallback()
  })
  return { savedValues, release: () => resolve(undefined) }
}

test('a client edits the profile with the keyboard alone and returns to the dashboard [PROF-1, PROF-5, PROF-6, PROF-10]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/dashboard')
  // Set up early: a request that is sent right after may not be intercepted.
  const { savedValues, release } = await delaySaves(page)
  await page.getByRole('link', { name: 'Edit profile' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Vera Visitor')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(client.email)

  const backLink = page.getByRole('link', { name: 'Back to Dashboard' })
  while (!(await backLink.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Vera Vermeer')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Vermeer & Daughters')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ref')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeDisabled()
  await expect(page.getByText('Your profile has been saved. Taking you to your dashboard…')).toBeVisible()
  await page.waitForURL('**/dashboard')
  const card = region(page, 'Your profile')
  await expect(card.getByText('Vera Vermeer')).toBeVisible()
  await expect(card.getByText('Vermeer & Daughters')).toBeVisible()
  expect(savedValues).toEqual([
    {
      name: 'Vera Vermeer',
      email: client.email,
      mobile_number: '+1 555 0100',
      company_name: 'Vermeer & Daughters',
      how_heard_about_us: 'referral',
    },
  ])
})

test('Cancel and the back arrow lead to the dashboard [PROF-3]', async ({ page }) => {
  await signIn(page, 'client')
  for (const name of ['Cancel', 'Back to Dashboard']) {
    await page.goto('/profile/edit')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/dashboard')
  }
})

test('a failed save shows the reason, keeps what was typed and clears the error on the next key press [PROF-7, PROF-8]', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await createClient(request), '/profile/edit')
  await page.route(profileRequest, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { code: 'PT503', message: 'The database is down' } })
      : route.fallback(),
  )
  await page.getByLabel('Company name').fill('Harbour Lane')
  await clickSave(page)
  await expect(page.getByRole('alert')).toHaveText('The database is down')
  await expect(page.getByLabel('Company name')).toHaveValue('Harbour Lane')
  await page.getByLabel('Company name').press('End')
  await page.keyboard.type('!')
  await expect(page.getByRole('alert')).toHaveCount(0)

  // The server cannot be reached at all.
  await page.route(profileRequest, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
  await clickSave(page)
  await expect(page.getByRole('alert')).toHaveText(
    'The server could not be reached. Check your connection and try again.',
  )
  await page.unroute(profileRequest)
  await clickSave(page)
  await page.waitForURL('**/dashboard')
  await expect(region(page, 'Your profile').getByText('Harbour Lane!')).toBeVisible()
})

test('a client who keeps editing after a save stays on the page, and two clicks save once [PROF-5, PROF-6]', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await createClient(request), '/profile/edit')
  await page.getByLabel('Company name').fill('Harbour')
  const { savedValues, release } = await delaySaves(page)
  await page.getByRole('button', { name: 'Save changes' }).dblclick()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  release()
  await expect(page.getByText(/taking you to your dashboard/i)).toBeVisible()
  await page.getByLabel('Company name').fill('Harbour Lane')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  await expect(page.getByText(/taking you to your dashboard/i)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
  expect(savedValues).toHaveLength(1)
})

test('the profile page has no accessibility violations in any state, light and dark', async ({ page, request }) => {
  await openSignedIn(page, await createClient(request), '/profile/edit')
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByLabel('Email', { exact: true }).fill('else@example.com')
  await clickSave(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('alert')).toHaveCount(5)
  await expectAccessibleInBothSchemes(page)

  await page.getByLabel('Name', { exact: true }).fill('Vera')
  const { release } = await delaySaves(page)
  await clickSave(page)
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  release()
  // On a slow machine the checks take longer than a save may.
  await expect(page.getByText(/your profile has been saved|the server took too long/i)).toBeVisible()

  page.once('dialog', (dialog) => dialog.accept())
  await page.goto('/profile/edit')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})
