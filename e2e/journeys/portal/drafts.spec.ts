import type { Page } from 'playwright/test'
import { expect, signOut } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { revokeSession } from '../../support/revokeSession.ts'
import { createClient } from '../../support/createClient.ts'
import { openSignedIn, signInOnScreen } from '../../support/signIn.ts'

const question = 'You have unsaved changes. Leave this page?'

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fortnight-draft:')))

/** What a page asks before it is left, and how it is answered. */
function answerQuestions(page: Page) {
  const state = { asked: [] as string[], isLeaving: true }
  page.on('dialog', async (dialog) => {
    state.asked.push(dialog.message() || dialog.type())
    await (state.isLeaving ? dialog.accept() : dialog.dismiss())
  })
  return state
}

const forms = [
  { name: 'the profile', path: '/profile/edit', field: 'Company name' },
  { name: 'a new project', path: '/dashboard?dialog=new-project', field: 'Project name' },
]

for (const { name, path, field } of forms) {
  test(`what is typed into ${name} survives a reload and is restored or discarded on request`, async ({
    page,
    request,
  }) => {
    answerQuestions(page)
    await openSignedIn(page, await createClient(request), path)
    await page.getByLabel(field).fill('Harbour Lane')
    await page.reload()
    const notice = page.getByText(/^You have unsent changes from \d\d:\d\d\.$/)
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
    expect(await drafts(page)).toEqual([])
    await page.reload()
    await expect(page.getByLabel(field)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test(`what is typed into ${name} survives the end of the session and is there after signing in again`, async ({
    page,
    request,
  }) => {
    answerQuestions(page)
    const client = await createClient(request)
    await openSignedIn(page, client, path)
    await page.getByLabel(field).fill('Harbour Lane')
    await revokeSession(page)
    await page.waitForURL('**/admin/login?next=*')
    await expect(
      page.getByText('Your session has ended. Sign in again to continue; what you typed is kept on this device.'),
    ).toBeVisible()
    await signInOnScreen(page, client, new URL(path, 'http://x').pathname)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByLabel(field)).toHaveValue('Harbour Lane')
  })
}

test('a saved form leaves no copy behind', async ({ page, request }) => {
  answerQuestions(page)
  await openSignedIn(page, await createClient(request), '/profile/edit')
  await page.getByLabel('Company name').fill('Harbour Lane')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  expect(await drafts(page)).toEqual([])
})

test('a page with unsaved changes asks before it is left by a link, by Back or by a reload', async ({
  page,
  request,
}) => {
  const questions = answerQuestions(page)
  await openSignedIn(page, await createClient(request), '/dashboard')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByLabel('Company name').fill('Harbour Lane')

  questions.isLeaving = false
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  expect(questions.asked).toEqual([question])
  await page.evaluate(() => history.back())
  await expect.poll(() => questions.asked).toEqual([question, question])
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expect(page.getByLabel('Company name')).toHaveValue('Harbour Lane')

  questions.isLeaving = true
  await page.reload()
  expect(questions.asked).toEqual([question, question, 'beforeunload'])
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/dashboard')
  expect(questions.asked).toHaveLength(4)
})

test('signing out by choice removes the copies from this browser, and the next person finds nothing', async ({
  page,
  request,
}) => {
  answerQuestions(page)
  await openSignedIn(page, await createClient(request), '/profile/edit')
  await page.getByLabel('Company name').fill('Harbour Lane')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await signOut(page)
  await expect.poll(() => drafts(page)).toEqual([])

  await openSignedIn(page, await createClient(request), '/profile/edit')
  await expect(page.getByLabel('Company name')).toHaveValue('')
  await expect(page.getByText(/unsent changes/)).toHaveCount(0)
})

test('no password that is typed anywhere is ever kept on the device', async ({ page, request }) => {
  answerQuestions(page)
  const client = await createClient(request)
  const secret = 'a-secret-never-to-be-kept'
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Vera')
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm password').fill(secret)
  await openSignedIn(page, client, '/profile/edit')
  await page.getByLabel('Company name').fill('Harbour Lane')
  for (const label of ['Current password', 'New password', 'Repeat the new password']) {
    await page.getByLabel(label, { exact: true }).fill(secret)
  }
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill(secret)
  await expect.poll(() => drafts(page)).toContainEqual(expect.stringContaining('profile:'))
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain(secret)
  expect(kept).not.toContain(client.password)
})
