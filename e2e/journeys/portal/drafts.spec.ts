import type { Page } from 'playwright/test'
import { expect, signOut } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { revokeSession } from '../../support/revokeSession.ts'
import { createClient } from '../../support/createClient.ts'
import { openSignedIn, signInOnScreen } from '../../support/signIn.ts'

const leaveQuestion = 'You have unsaved changes. Leave this page?'

const readDraftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fortnight-draft:')))

/** Records the page's dialogs, and accepts them for as long as `isLeaving` is set. */
function handleDialogs(page: Page) {
  const state = { messages: [] as string[], isLeaving: true }
  page.on('dialog', async (dialog) => {
    state.messages.push(dialog.message() || dialog.type())
    await (state.isLeaving ? dialog.accept() : dialog.dismiss())
  })
  return state
}

const forms = [
  { name: 'the profile', path: '/profile/edit', field: 'Company name' },
  { name: 'a new project', path: '/dashboard?dialog=new-project', field: 'Project name' },
]

for (const { name, path, field } of forms) {
  test(`unsaved text in the form of ${name} survives a reload and can be restored or discarded`, async ({
    page,
    request,
  }) => {
    handleDialogs(page)
    await openSignedIn(page, await createClient(request), path)
    await page.getByLabel(field).fill('Harbour Lane')
    await page.reload()
    const notice = page.getByText(/^You have unsaved changes from \d\d:\d\d\.$/)
    await expect(notice).toBeVisible()
    await expect(page.getByLabel(field)).toHaveValue('')
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByLabel(field)).toHaveValue('Harbour Lane')
    await expect(page.getByLabel(field)).toBeFocused()
    await expect(notice).toHaveCount(0)

    await page.reload()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.getByLabel(field)).toHaveValue('')
    expect(await readDraftKeys(page)).toEqual([])
    await page.reload()
    await expect(page.getByLabel(field)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test(`unsaved text in the form of ${name} survives the end of the session and can be restored after signing in again`, async ({
    page,
    request,
  }) => {
    handleDialogs(page)
    const client = await createClient(request)
    await openSignedIn(page, client, path)
    await page.getByLabel(field).fill('Harbour Lane')
    await revokeSession(page)
    await page.waitForURL('**/admin/login?next=*')
    await expect(
      page.getByText('Your session has ended. Sign in again to continue; your unsaved text is kept on this device.'),
    ).toBeVisible()
    await signInOnScreen(page, client, new URL(path, 'http://x').pathname)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByLabel(field)).toHaveValue('Harbour Lane')
  })
}

test('a saved form leaves no draft behind', async ({ page, request }) => {
  handleDialogs(page)
  await openSignedIn(page, await createClient(request), '/profile/edit')
  await page.getByLabel('Company name').fill('Harbour Lane')
  await expect.poll(() => readDraftKeys(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  expect(await readDraftKeys(page)).toEqual([])
})

test('a page with unsaved changes asks before it is left through a link, Back or a reload', async ({
  page,
  request,
}) => {
  const dialogs = handleDialogs(page)
  await openSignedIn(page, await createClient(request), '/dashboard')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByLabel('Company name').fill('Harbour Lane')

  dialogs.isLeaving = false
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  expect(dialogs.messages).toEqual([leaveQuestion])
  await page.evaluate(() => history.back())
  await expect.poll(() => dialogs.messages).toEqual([leaveQuestion, leaveQuestion])
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expect(page.getByLabel('Company name')).toHaveValue('Harbour Lane')

  dialogs.isLeaving = true
  await page.reload()
  expect(dialogs.messages).toEqual([leaveQuestion, leaveQuestion, 'beforeunload'])
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/dashboard')
  expect(dialogs.messages).toHaveLength(4)
})

test('signing out removes all drafts, so the next user of the browser finds none', async ({ page, request }) => {
  handleDialogs(page)
  await openSignedIn(page, await createClient(request), '/profile/edit')
  await page.getByLabel('Company name').fill('Harbour Lane')
  await expect.poll(() => readDraftKeys(page)).toHaveLength(1)
  await signOut(page)
  await expect.poll(() => readDraftKeys(page)).toEqual([])

  await openSignedIn(page, await createClient(request), '/profile/edit')
  await expect(page.getByLabel('Company name')).toHaveValue('')
  await expect(page.getByText(/unsent changes/)).toHaveCount(0)
})

test('no typed password is ever stored in the browser', async ({ page, request }) => {
  handleDialogs(page)
  const client = await createClient(request)
  const typedPassword = 'never-stored-anywhere'
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Vera')
  await page.getByLabel('Password', { exact: true }).fill(typedPassword)
  await page.getByLabel('Confirm password').fill(typedPassword)
  await openSignedIn(page, client, '/profile/edit')
  await page.getByLabel('Company name').fill('Harbour Lane')
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await page.getByLabel(label, { exact: true }).fill(typedPassword)
  }
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill(typedPassword)
  await expect.poll(() => readDraftKeys(page)).toContainEqual(expect.stringContaining('profile:'))
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).not.toContain(typedPassword)
  expect(stored).not.toContain(client.password)
})
