import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'
import { fetchApiHeaders, openSignedIn } from '../../support/signIn.ts'

test('the profile form keeps the sign-in address when the contact email changes, and offers to change it too [PROF-10]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/profile/edit')
  await page.getByLabel('Email', { exact: true }).fill(`contact-${client.email}`)
  await expect(page.getByText(`You still sign in with ${client.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Change the sign-in address too' }).click()
  await expect(page.getByLabel('New sign-in address')).toBeFocused()
  await expect(page.getByLabel('New sign-in address')).toHaveValue(`contact-${client.email}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('region', { name: 'Your profile' }).getByText(`contact-${client.email}`)).toBeVisible()

  await page.goto('/profile/edit')
  await page.getByLabel('New sign-in address').fill(client.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('You already sign in with this address')).toBeVisible()
  await page.getByLabel('New sign-in address').fill(`contact-${client.email}`)
  await page.getByLabel('Your password', { exact: true }).fill('not-my-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('That password isn’t right. Please try again.')).toBeVisible()
  await page.getByLabel('Your password', { exact: true }).fill(client.password)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If contact-${client.email} is available, we’ve emailed a link to it.`)).toBeVisible()
  const headers = await fetchApiHeaders(request)
  const signInWith = (email: string) =>
    request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password: client.password } })
  expect((await signInWith(client.email)).status()).toBe(200)
  expect((await signInWith(`contact-${client.email}`)).status()).toBe(400)
})

test('a password change requires the current password and ends the sessions of other devices', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  const headers = await fetchApiHeaders(request)
  const { email, password } = client
  const requestToken = (grantType: string, data: object) =>
    request.post(`/auth/v1/token?grant_type=${grantType}`, { headers, data })
  const otherDevice = (await (await requestToken('password', { email, password })).json()) as { refresh_token: string }

  await openSignedIn(page, client, '/profile/edit')
  const form = page.getByRole('region', { name: 'Change your password' })
  await form.getByLabel('Current password').fill('not-my-password')
  await form.getByLabel('New password', { exact: true }).fill('quite-another-one')
  await form.getByLabel('Confirm new password').fill('quite-another-one')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('That password isn’t right. Please try again.')).toBeVisible()
  await expect(form.getByLabel('Current password')).toBeFocused()
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('Your password has been changed, and your other devices are signed out.')).toBeVisible()

  expect((await requestToken('refresh_token', otherDevice)).status()).toBe(400)
  expect((await requestToken('password', { email, password })).status()).toBe(400)
  expect((await requestToken('password', { email, password: 'quite-another-one' })).status()).toBe(200)
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(client.name)
})

test('a link with the session of another account keeps the current user signed in and explains why', async ({
  page,
  request,
}) => {
  const [client, other] = [await createClient(request), await createClient(request)]
  const headers = await fetchApiHeaders(request)
  const data = { email: other.email, password: other.password }
  const response = await request.post('/auth/v1/token?grant_type=password', { headers, data })
  const { access_token, refresh_token } = (await response.json()) as Record<string, string>
  const link = `/pricing#access_token=${access_token}&refresh_token=${refresh_token}&token_type=bearer&type=signup`

  await openSignedIn(page, client, '/dashboard')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link is for another account' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(`You are still signed in with ${client.email}.`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page.getByRole('region', { name: 'Your profile' }).getByText(client.email)).toBeVisible()
})
