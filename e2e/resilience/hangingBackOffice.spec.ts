import type { Page } from 'playwright/test'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { storeFaqs } from '../support/adminFaqs.ts'
import { storeProjects } from '../support/clientProjects.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { hangingDatabase, offersRetry, retry, says, tooSlow, type Wait } from '../support/expectTimeout.ts'
import { newClient } from '../support/createClient.ts'
import { ports } from '../support/ports.ts'
import { editFirst, press } from '../support/screens/screenSteps.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.hangingBackOffice.web}` })

const waitInVain = hangingDatabase(ports.hangingBackOffice)

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
    who: accounts.admin,
    before: (page: Page) => expect(page.getByLabel(from.search)).toBeVisible(),
    act: (page: Page) =>
      page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: section }).click(),
    end: offersRetry,
  }))
  for (const [i, page] of (await waitInVain(browser, waits)).entries()) {
    while (await retry(page).count()) await retry(page).first().click()
    await expect(page.getByRole('main').getByText(lists[i]!.sign).first()).toBeVisible()
    await page.close()
  }
})

test('with a database that hangs, every form of the back office says so in ten seconds and keeps what was typed', async ({
  browser,
  request,
}) => {
  const client = await newClient(request)
  await storeProjects(request, client, [{ name: 'Patient agent' }])
  const question = `How long? ${randomUUID()}`
  await storeFaqs(request, [{ question, answer: '<p>Ten seconds.</p>', published: false }])
  const picture = '/images/posts/the-first-month-after-launch.svg'
  const gif = sharp({ create: { width: 8, height: 8, channels: 3, background: 'orange' } }).gif()
  const logo = { name: 'logo.gif', mimeType: 'image/gif', buffer: await gif.toBuffer() }
  const forms: (Omit<Wait, 'end'> & Partial<Wait>)[] = [
    {
      path: '/admin/blog/new',
      typed: { Title: 'On patience', Excerpt: 'Ten seconds of it.', 'Featured Image URL': picture },
      act: press('Create Post'),
    },
    {
      path: `/admin/faqs?q=${encodeURIComponent(question)}`,
      before: editFirst(),
      typed: { Question: `${question} Really?` },
      act: press('Update FAQ'),
    },
    {
      path: '/admin/partners/new',
      typed: { Name: 'Patient', Website: 'https://partner.example', 'Logo URL': picture, Description: 'It waits.' },
      act: press('Create Partner'),
    },
    { path: '/admin/pricing', before: press(/^Set Popular/, 'Save All Changes'), act: press('Publish') },
    {
      path: `/admin/customers?q=${encodeURIComponent(client.email)}`,
      before: press(/^Edit/),
      typed: { Company: 'Harbour Lane' },
      act: press('Save customer'),
    },
    {
      path: `/admin/projects?client=${client.id}`,
      before: press(/^Edit/),
      typed: { 'First day': '2026-01-05' },
      act: press('Save project'),
    },
    {
      path: '/admin/partners/new',
      typed: { Name: 'Pictured', 'Logo URL': picture },
      act: (page) => page.locator('input[type=file]').setInputFiles(logo),
      end: says('The image could not be uploaded. Please try again.'),
    },
    {
      path: '/admin/blog',
      before: editFirst(press('Preview link'), (page) =>
        expect(page.getByRole('button', { name: 'New link' })).toBeVisible(),
      ),
      act: press('New link'),
      end: (page) => expect(page.getByText('Could not save. Try again.')).toBeVisible(),
    },
  ]
  await waitInVain(
    browser,
    forms.map((form) => ({ who: accounts.admin, end: tooSlow, ...form })),
  )
})
