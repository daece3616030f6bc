import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { APIRequestContext, Page } from 'playwright/test'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { type TestClient, createClient } from '../../support/createClient.ts'
import { uploadFile } from '../../support/rooms/files.ts'
import { fetchApiHeaders, openSignedIn } from '../../support/signIn.ts'

async function addProject(request: APIRequestContext, { id: user_id, headers }: TestClient, name: string) {
  const id = randomUUID()
  const response = await request.post('/rest/v1/projects', { headers, data: { id, user_id, name } })
  expect(response.status()).toBe(201)
  return id
}

const fetchProjectNames = async (request: APIRequestContext, { headers }: TestClient) =>
  (await (await request.get('/rest/v1/projects?select=name', { headers })).json()) as unknown

async function openDeletionDialog(page: Page) {
  await page.goto('/profile/edit')
  await page.getByRole('button', { name: 'Delete account' }).click()
  return page.getByRole('dialog', { name: 'Delete your account?' })
}

test('a client downloads everything stored about them, files included, and nothing about other clients [ROOM-37]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  const otherClient = await createClient(request)
  const project = await addProject(request, client, 'Invoice agent')
  await uploadFile(request, client, project, { name: 'Plan.txt', content: 'The plan' })
  await addProject(request, client, 'A project that is deleted')
  await request.delete('/rest/v1/projects?name=eq.A%20project%20that%20is%20deleted', { headers: client.headers })
  await addProject(request, otherClient, 'Only its owner may read this')

  await openSignedIn(page, client, '/profile/edit')
  const downloadPromise = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloadPromise
  expect(download.suggestedFilename()).toMatch(/^fortnight-data-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText('Your download has started.')).toBeVisible()

  const entries = unzipSync(new Uint8Array(await readFile(await download.path())))
  const [folder, fileName] = [`files/Invoice agent ${project.slice(0, 8)}`, 'Plan (version 1).txt']
  expect(Object.keys(entries)).toEqual(['data.json', `${folder}/${fileName}`])
  expect(Buffer.from(entries[`${folder}/${fileName}`]!).toString()).toBe('The plan')
  const text = Buffer.from(entries['data.json']!).toString()
  expect(JSON.parse(text)).toMatchObject({
    account: { id: client.id, email: client.email },
    profile: { name: client.name, email: client.email, mobile_number: '+1 555 0100' },
    projects: [
      { name: 'Invoice agent', history: [{ kind: 'created', by: 'you' }] },
      { name: 'A project that is deleted', deleted_at: expect.any(String) },
    ],
    newsletter: null,
  })
  expect(text).not.toContain(otherClient.id)
  expect(text).not.toContain('Only its owner may read this')
  expect(text.match(/[\w.-]+@[\w.-]+/g)?.filter((address) => address !== client.email)).toEqual([])
  expect(text).not.toMatch(/password|token|secret/i)
})

test('a failed data download shows an error and can be retried', async ({ page, request }) => {
  await openSignedIn(page, await createClient(request), '/profile/edit')
  await page.route('**/project-files/export-link', (route) => route.abort())
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'The server could not be reached. Check your connection and try again.',
  )
  await page.unroute('**/project-files/export-link')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await download
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an account is deleted only with its email address and password, and other accounts stay unchanged', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  const otherClient = await createClient(request)
  await addProject(request, client, 'Invoice agent')
  await addProject(request, otherClient, 'Support agent')
  await openSignedIn(page, client, '/dashboard')

  const dialog = await openDeletionDialog(page)
  const deleteButton = dialog.getByRole('button', { name: 'Delete permanently' })
  await dialog.getByLabel('Password').fill('not-my-password')
  await dialog.getByLabel('Your sign-in address').fill(otherClient.email)
  await expect(deleteButton).toBeDisabled()
  await dialog.getByLabel('Your sign-in address').fill(client.email)
  await deleteButton.click()
  await expect(dialog.getByText('That password isn’t right. Please try again.')).toBeVisible()
  await expect(dialog.getByLabel('Password')).toBeFocused()
  expect(await fetchProjectNames(request, client)).toEqual([{ name: 'Invoice agent' }])

  await dialog.getByLabel('Password').fill(client.password)
  await deleteButton.click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: /sign in|log in/i }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('fortnight-auth'))).toBeNull()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Your account has been deleted.')).toHaveCount(0)

  const { email, password } = client
  const signInAgain = await request.post('/auth/v1/token?grant_type=password', {
    headers: await fetchApiHeaders(request),
    data: { email, password },
  })
  expect(signInAgain.status()).toBe(400)
  // The deleted account's token is still valid, but no data is left for it to read.
  expect(await fetchProjectNames(request, client)).toEqual([])
  expect(await fetchProjectNames(request, otherClient)).toEqual([{ name: 'Support agent' }])
  await page.goto('/dashboard')
  await page.waitForURL('**/signup?next=*')
})

test('a failed account deletion keeps the account, the dialog and what was typed', async ({ page, request }) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/dashboard')
  const dialog = await openDeletionDialog(page)
  await dialog.getByLabel('Your sign-in address').fill(client.email)
  await dialog.getByLabel('Password').fill(client.password)
  await page.route('**/rpc/delete_own_account', (route) =>
    route.fulfill({ status: 500, json: { code: 'PT503', message: 'The database is down' } }),
  )
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The database is down')
  await expect(dialog.getByLabel('Your sign-in address')).toHaveValue(client.email)
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(client.name)
})
