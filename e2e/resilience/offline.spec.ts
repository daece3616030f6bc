import { randomUUID } from 'node:crypto'
import { faqEditor, faqRow, insertFaqs, waitForFaqList } from '../support/adminFaqs.ts'
import { insertProjects } from '../support/clientProjects.ts'
import { createClient } from '../support/createClient.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { markDocument } from '../support/markDocument.ts'
import { openSignedIn } from '../support/signIn.ts'
import { waitForHydration } from '../support/waitForHydration.ts'

test('the profile form keeps its input while offline, reports why saving fails, and saves once back online', async ({
  page,
  context,
  request,
}) => {
  await openSignedIn(page, await createClient(request), '/profile/edit')
  const company = page.getByLabel('Company name')
  await company.fill('Harbour Lane')
  const isSameDocument = await markDocument(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' }).first()).toBeVisible()
  await expect(company).toHaveValue('Harbour Lane')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Harbour Lane').first()).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test('a project that is not cached shows an error while offline, and Retry loads it once back online', async ({
  page,
  context,
  request,
}) => {
  const client = await createClient(request)
  await insertProjects(request, client, [{ name: 'Cached agent' }, { name: 'Uncached agent' }])
  await openSignedIn(page, client, '/dashboard')
  // The first link to it may be the one that says what the project waits for.
  const openProject = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  await openProject('Cached agent')
  await expect(page.getByRole('heading', { level: 1, name: 'Cached agent' })).toBeVisible()
  await page.goBack()
  const isSameDocument = await markDocument(page)
  await context.setOffline(true)
  await openProject('Uncached agent')
  const alert = page.getByRole('alert').filter({ hasText: 'The project could not be loaded' })
  await expect(alert).toContainText('The server could not be reached.')
  await context.setOffline(false)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uncached agent' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test('a back office form keeps its input while offline, reports why saving fails, and saves once back online', async ({
  page,
  context,
  request,
}) => {
  const question = `Are you offline? ${randomUUID()}`
  await insertFaqs(request, [{ question, answer: '<p>Yes.</p>', published: false }])
  await signIn(page, 'admin', `/admin/faqs?q=${encodeURIComponent(question)}`)
  await faqRow(page, question).getByRole('link', { name: /^Edit/ }).click()
  await faqEditor(page).fill('Typed on a train.')
  const isSameDocument = await markDocument(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Update FAQ' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' }).first()).toBeVisible()
  await expect(faqEditor(page)).toHaveText('Typed on a train.')
  await expect(page.getByLabel('Question')).toHaveValue(question)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Update FAQ' }).click()
  await waitForFaqList(page)
  await faqRow(page, question).getByRole('link', { name: /^Edit/ }).click()
  await expect(faqEditor(page)).toHaveText('Typed on a train.')
  expect(await isSameDocument()).toBe(true)
})

test('the newsletter form keeps the email address while offline, reports why subscribing fails, and subscribes once back online', async ({
  page,
  context,
}) => {
  const email = `reader-${randomUUID()}@example.com`
  await page.goto('/blog')
  await waitForHydration(page, 'form[action="/newsletter"]')
  const isSameDocument = await markDocument(page)
  const emailField = page.getByLabel('Email address')
  const subscribeButton = page.getByRole('button', { name: 'Subscribe' })
  await emailField.fill(email)
  await context.setOffline(true)
  await subscribeButton.click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(emailField).toHaveValue(email)
  await context.setOffline(false)
  await subscribeButton.click()
  await expect(
    page.getByRole('status').filter({ hasText: 'an email with a confirmation link is on its way' }),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await isSameDocument()).toBe(true)
})
