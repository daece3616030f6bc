import type { Page } from 'playwright/test'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { insertFaqs } from '../support/adminFaqs.ts'
import { insertProjects } from '../support/clientProjects.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import {
  useHangingDatabase,
  expectRetryButton,
  retryButton,
  expectAlert,
  expectTimeoutAlert,
  type TimeoutCase,
} from '../support/expectTimeout.ts'
import { createClient } from '../support/createClient.ts'
import { ports } from '../support/ports.ts'
import { openFirstForEditing, clickButtons } from '../support/screens/screenSteps.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.backOfficeTimeouts.web}` })

const expectTimeouts = useHangingDatabase(ports.backOfficeTimeouts)

const subscribers = { path: '/admin/subscribers', search: 'Search subscribers' }
const questions = { path: '/admin/faqs', search: 'Search FAQs' }

/** Each list, the text that it shows when it is there, and another one to come from. */
const lists = [
  { section: 'Dashboard', sign: 'Edit', from: subscribers },
  { section: 'Blog Posts', sign: 'Fortnight Team', from: subscribers },
  { section: 'Partners', sign: 'Visit Website', from: subscribers },
  { section: 'FAQs', sign: 'What exactly do I get', from: subscribers },
  { section: 'Pricing', sign: 'Starter Agent', from: subscribers },
  { section: 'Customers', sign: 'Actions', from: subscribers },
  { section: 'Projects', sign: 'Actions', from: subscribers },
  { section: 'Subscribers', sign: /^\d+ subscribers?$/, from: questions },
]

test('with a database that hangs, every list of the back office ends in an error view, and its Retry brings it', async ({
  browser,
}) => {
  const waits = lists.map(({ section, from }) => ({
    path: from.path,
    user: accounts.admin,
    setUp: (page: Page) => expect(page.getByLabel(from.search)).toBeVisible(),
    act: (page: Page) =>
      page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: section }).click(),
    expectOutcome: expectRetryButton,
  }))
  for (const [i, page] of (await expectTimeouts(browser, waits)).entries()) {
    while (await retryButton(page).count()) await retryButton(page).first().click()
    await expect(page.getByRole('main').getByText(lists[i]!.sign).first()).toBeVisible()
    await page.close()
  }
})

test('with a database that hangs, every form of the back office says so in ten seconds and keeps what was typed', async ({
  browser,
  request,
}) => {
  const client = await createClient(request)
  await insertProjects(request, client, [{ name: 'Patient agent' }])
  const question = `How long? ${randomUUID()}`
  await insertFaqs(request, [{ question, answer: '<p>Ten seconds.</p>', published: false }])
  const picture = '/images/posts/the-first-month-after-launch.svg'
  const gif = sharp({ create: { width: 8, height: 8, channels: 3, background: 'orange' } }).gif()
  const logo = { name: 'logo.gif', mimeType: 'image/gif', buffer: await gif.toBuffer() }
  const forms: (Omit<TimeoutCase, 'expectOutcome'> & Partial<TimeoutCase>)[] = [
    {
      path: '/admin/blog/new',
      typed: { Title: 'On patience', Excerpt: 'Ten seconds of it.', 'Featured Image URL': picture },
      act: clickButtons('Create Post'),
    },
    {
      path: `/admin/faqs?q=${encodeURIComponent(question)}`,
      setUp: openFirstForEditing(),
      typed: { Question: `${question} Really?` },
      act: clickButtons('Update FAQ'),
    },
    {
      path: '/admin/partners/new',
      typed: { Name: 'Patient', Website: 'https://partner.example', 'Logo URL': picture, Description: 'It waits.' },
      act: clickButtons('Create Partner'),
    },
    { path: '/admin/pricing', setUp: clickButtons(/^Set Popular/, 'Save All Changes'), act: clickButtons('Publish') },
    {
      path: `/admin/customers?q=${encodeURIComponent(client.email)}`,
      setUp: clickButtons(/^Edit/),
      typed: { Company: 'Harbour Lane' },
      act: clickButtons('Save customer'),
    },
    {
      path: `/admin/projects?client=${client.id}`,
      setUp: clickButtons(/^Edit/),
      typed: { 'First day': '2026-01-05' },
      act: clickButtons('Save project'),
    },
    {
      path: '/admin/partners/new',
      typed: { Name: 'Pictured', 'Logo URL': picture },
      act: (page) => page.locator('input[type=file]').setInputFiles(logo),
      expectOutcome: expectAlert('The image could not be uploaded. Please try again.'),
    },
    {
      path: '/admin/blog',
      setUp: openFirstForEditing(clickButtons('Preview link'), (page) =>
        expect(page.getByRole('button', { name: 'New link' })).toBeVisible(),
      ),
      act: clickButtons('New link'),
      expectOutcome: (page) => expect(page.getByText('Could not save. Try again.')).toBeVisible(),
    },
  ]
  await expectTimeouts(
    browser,
    forms.map((form) => ({ user: accounts.admin, expectOutcome: expectTimeoutAlert, ...form })),
  )
})
