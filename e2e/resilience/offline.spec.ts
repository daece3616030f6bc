import { randomUUID } from 'node:crypto'
import { faqEditor, faqRow, waitForFaqList, insertFaqs } from '../support/adminFaqs.ts'
import { insertProjects } from '../support/clientProjects.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import { markDocument } from '../support/markDocument.ts'
import { createClient } from '../support/createClient.ts'
import { openSignedIn } from '../support/signIn.ts'

test('with the network lost, what was typed stays, saving says why it fails, and works when the network is back', async ({
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

test('with the network lost, a page that has to ask says so, and Retry brings it when the network is back', async ({
  page,
  context,
  request,
}) => {
  const client = await createClient(request)
  await insertProjects(request, client, [{ name: 'Known agent' }, { name: 'Unknown agent' }])
  await openSignedIn(page, client, '/dashboard')
  const open = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await open('Known agent')
  await expect(page.getByRole('heading', { level: 1, name: 'Known agent' })).toBeVisible()
  await page.goBack()
  const isSameDocument = await markDocument(page)
  await context.setOffline(true)
  await open('Unknown agent')
  const problem = page.getByRole('alert').filter({ hasText: 'The project could not be loaded' })
  await expect(problem).toContainText('The server could not be reached.')
  await context.setOffline(false)
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown agent' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test('with the network lost, the back office keeps what was typed, says why it cannot save, and saves when it is back', async ({
  page,
  context,
  request,
}) => {
  const question = `Out of reach? ${randomUUID()}`
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

test('with the network lost, the newsletter keeps the address, says why it was not sent, and takes it when it is back', async ({
  page,
  context,
}) => {
  const reader = `reader-${randomUUID()}@example.com`
  await page.goto('/blog')
  await waitForHydration(page, 'form[action="/newsletter"]')
  const isSameDocument = await markDocument(page)
  const address = page.getByLabel('E-mail address')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await address.fill(reader)
  await context.setOffline(true)
  await subscribe.click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(address).toHaveValue(reader)
  await context.setOffline(false)
  await subscribe.click()
  await expect(page.getByRole('status').filter({ hasText: 'a mail with a link is on its way' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await isSameDocument()).toBe(true)
})
