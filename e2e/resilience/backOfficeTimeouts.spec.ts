import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { insertFaqs } from '../support/adminFaqs.ts'
import { insertProjects } from '../support/clientProjects.ts'
import { sendMessage } from '../support/rooms/messages.ts'
import { createClient } from '../support/createClient.ts'
import {
  expectAlert,
  expectRetryButton,
  expectTimeoutAlert,
  retryButton,
  type TimeoutCase,
  useHangingDatabase,
} from '../support/expectTimeout.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { clickButtons, openFirstForEditing } from '../support/screens/screenSteps.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.backOfficeTimeouts.web}` })

const expectTimeouts = useHangingDatabase(ports.backOfficeTimeouts)

const partnerList = { path: '/admin/partners', search: 'Search partners' }
const faqList = { path: '/admin/faqs', search: 'Search FAQs' }

/** Each list with a text that it shows once it is loaded, and another list to open first. */
const lists = [
  { section: 'Dashboard', visibleText: 'Edit', openFirst: partnerList },
  { section: 'Blog Posts', visibleText: 'Fortnight Team', openFirst: partnerList },
  { section: 'Partners', visibleText: 'Visit Website', openFirst: faqList },
  { section: 'FAQs', visibleText: 'What exactly do I get', openFirst: partnerList },
  { section: 'Pricing', visibleText: 'Starter Agent', openFirst: partnerList },
  { section: 'Customers', visibleText: 'Actions', openFirst: partnerList },
  { section: 'Projects', visibleText: 'Actions', openFirst: partnerList },
  { section: 'Subscribers', visibleText: /No subscribers yet|Actions/, openFirst: faqList },
  { section: 'Inbox', visibleText: /No one is waiting for us|Reply/, openFirst: faqList },
  { section: 'Saved Replies', visibleText: /No saved replies yet|Actions/, openFirst: faqList },
  { section: 'Emails', visibleText: /No emails yet|\d emails?$/, openFirst: faqList },
]

test(
  'every back office list shows an error when the database hangs, and Retry loads it when the database responds again',
  { tag: '@quiet' },
  async ({ browser }) => {
    const cases = lists.map(({ section, openFirst }) => ({
      path: openFirst.path,
      user: accounts.admin,
      setUp: (page: Page) => expect(page.getByLabel(openFirst.search)).toBeVisible(),
      act: (page: Page) =>
        page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: section }).click(),
      expectOutcome: expectRetryButton,
    }))
    for (const [i, page] of (await expectTimeouts(browser, cases)).entries()) {
      while (await retryButton(page).count()) await retryButton(page).first().click()
      await expect(page.getByRole('main').getByText(lists[i]!.visibleText).first()).toBeVisible()
      await page.close()
    }
  },
)

test(
  'every back office form times out within ten seconds when the database hangs, and keeps its input',
  { tag: '@quiet' },
  async ({ browser, request }) => {
    const client = await createClient(request)
    const projectName = `Patient agent ${randomUUID()}`
    const [project] = await insertProjects(request, client, [{ name: projectName }])
    await sendMessage(request, client, project!.id, 'How long does it take?')
    const question = `How long? ${randomUUID()}`
    await insertFaqs(request, [{ question, answer: '<p>Ten seconds.</p>', published: false }])
    const imageUrl = '/images/posts/the-first-month-after-launch.svg'
    const gif = sharp({ create: { width: 8, height: 8, channels: 3, background: 'orange' } }).gif()
    const logo = { name: 'logo.gif', mimeType: 'image/gif', buffer: await gif.toBuffer() }
    const forms: (Omit<TimeoutCase, 'expectOutcome'> & Partial<TimeoutCase>)[] = [
      {
        path: '/admin/blog/new',
        typed: { Title: 'On patience', Excerpt: 'Ten seconds of it.', 'Featured Image URL': imageUrl },
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
        typed: { Name: 'Patient', Website: 'https://partner.example', 'Logo URL': imageUrl, Description: 'It waits.' },
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
        typed: { 'Start date': '2026-01-05' },
        act: clickButtons('Save project'),
      },
      {
        path: '/admin/replies/new',
        typed: { Title: `Patience ${randomUUID()}`, Text: 'One moment, {name}.' },
        act: clickButtons('Create Saved Reply'),
      },
      {
        path: `/admin/projects/${project!.id}?tab=notes`,
        setUp: clickButtons('Write a note'),
        typed: { Note: 'Has a lot of patience.' },
        act: clickButtons('Add note'),
      },
      {
        path: '/admin/inbox?show=all',
        setUp: (page) =>
          page
            .getByRole('listitem', { name: projectName })
            .getByRole('button', { name: /^Reply/ })
            .click(),
        typed: { [`Reply to ${client.name}`]: 'One moment.' },
        act: clickButtons('Send reply'),
      },
      {
        path: '/admin/partners/new',
        typed: { Name: 'Pictured', 'Logo URL': imageUrl },
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
  },
)
