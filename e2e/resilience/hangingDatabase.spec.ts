import type { Browser, Page } from 'playwright/test'
import { randomUUID } from 'node:crypto'
import { storeFaqs } from '../adminFaqs.ts'
import { storeProjects } from '../clientProjects.ts'
import { askFrom } from '../askFrom.ts'
import { accounts, expect, test } from '../fixtures.ts'
import { live } from '../live.ts'
import { newClient } from '../newClient.ts'
import { ports } from '../ports.ts'
import { type Credentials, openSignedIn } from '../signedIn.ts'
import { slowLine } from '../slowLine.ts'
import { startOwnServers } from '../stackFixture.ts'

test.describe.configure({ mode: 'serial' })

let line: Awaited<ReturnType<typeof slowLine>>
let own: Awaited<ReturnType<typeof startOwnServers>>
test.beforeAll(async () => {
  line = await slowLine(ports.shared.api)
  own = await startOwnServers(ports.hangingDatabase, { shellEnv: { SUPABASE_URL: line.url } })
})
test.afterAll(async () => {
  await own.dispose()
  line.close()
})
test.use({ baseURL: `http://localhost:${ports.hangingDatabase.web}` })
test.afterEach(() => {
  line.delayMs = 0
  line.cut()
})

type Step = (page: Page) => Promise<unknown>

/** Something that is waited for in vain, on a page that was opened when the database still answered. */
type Wait = {
  path: string
  /** Whoever is signed in, if anybody. */
  who?: Credentials
  /** What is typed before, by its label; it is still there afterwards. */
  typed?: Record<string, string>
  before?: Step
  act: Step
  /** What ends the wait. */
  end: Step
}

const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click()
const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
const says =
  (sentence: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible()
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' })
const offersRetry: Step = (page) => expect(retry(page).first()).toBeVisible()
const tooSlow = says('The server took too long to answer.')
// The server gives up a second before the page does, which on a busy machine is about the same time.
const noAnswer = says(/^The server (could not be reached|took too long to answer)\./)

/** Waits on all pages at once, so that it takes no longer than the longest one. Gives the pages. */
async function waitInVain(browser: Browser, waits: Wait[]) {
  const open = async ({ path, who, typed = {}, before }: Wait, i: number) => {
    const page = await browser.newPage({ baseURL: own.stack.origin })
    // People of their own: one alone may not have so many questions before the database.
    await askFrom(page, `203.0.113.${i}`)
    await (who ? openSignedIn(page, who, path) : page.goto(path))
    await before?.(page)
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
    return page
  }
  const pages = await Promise.all(waits.map(open))
  line.delayMs = Infinity
  const wait = async ({ path, act, end, typed = {} }: Wait, page: Page) => {
    const began = Date.now()
    await act(page)
    await end(page)
    expect(Date.now() - began, path).toBeLessThan(10_000)
    for (const [label, text] of Object.entries(typed)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    }
  }
  await Promise.all(waits.map((one, i) => wait(one, pages[i]!)))
  line.delayMs = 0
  line.cut()
  return pages
}

const lists = [
  { section: 'Dashboard', sign: 'Edit' },
  { section: 'Blog Posts', sign: 'Fortnight Team' },
  { section: 'Partners', sign: 'Visit Website' },
  { section: 'FAQs', sign: 'What exactly do I get' },
  { section: 'Pricing', sign: 'Starter Agent' },
  { section: 'Customers', sign: 'Actions' },
  { section: 'Projects', sign: 'Actions' },
]

test('with a database that hangs, every list of the back office ends in an error view, and its Retry brings it', async ({
  browser,
}) => {
  const waits = lists.map(({ section }) => ({
    path: '/admin/subscribers',
    who: accounts.admin,
    before: (page: Page) => expect(page.getByLabel('Search subscribers')).toBeVisible(),
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

test('with a database that hangs, every form says so in ten seconds and keeps what was typed', async ({
  browser,
  request,
}) => {
  const client = await newClient(request)
  const [project] = await storeProjects(request, client, [{ name: 'Patient agent' }])
  const question = `How long? ${randomUUID()}`
  await storeFaqs(request, [{ question, answer: '<p>Ten seconds.</p>', published: false }])
  const secret = 'quite-another-one'
  const address = `new-${client.email}`
  const profile = (page: Page) => expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
  await waitInVain(browser, [
    {
      path: `/admin/faqs?q=${encodeURIComponent(question)}`,
      who: accounts.admin,
      before: (page) => page.getByRole('link', { name: /^Edit/ }).click(),
      typed: { Question: `${question} Really?` },
      act: press('Update FAQ'),
      end: tooSlow,
    },
    {
      path: '/dashboard',
      who: client,
      before: (page) => expect(page.getByRole('link', { name: 'Patient agent', exact: true })).toBeVisible(),
      act: follow('Patient agent'),
      end: offersRetry,
    },
    {
      path: `/project/${project!.id}/edit`,
      who: client,
      typed: { Requirements: 'It answers in Dutch, too.' },
      act: press('Save changes'),
      end: tooSlow,
    },
    {
      path: '/profile/edit',
      who: client,
      typed: { 'Current password': client.password, 'New password': secret, 'Repeat the new password': secret },
      act: press('Change password'),
      end: noAnswer,
    },
    {
      path: '/profile/edit',
      who: client,
      typed: { 'New sign-in address': address },
      act: press('Send the link'),
      end: noAnswer,
    },
    { path: '/profile/edit', who: client, before: profile, act: press('Download my data'), end: tooSlow },
    {
      path: '/profile/edit',
      who: client,
      before: press('Delete account'),
      typed: { 'Your sign-in address': client.email, Password: client.password },
      act: press('Delete for good'),
      end: noAnswer,
    },
    {
      path: '/signup',
      before: async (page) => {
        const about = { Name: 'Vera Visitor', Email: address, Password: secret, 'Confirm password': secret }
        for (const [label, text] of Object.entries({ ...about, 'Mobile number': '+1 555 0100' })) {
          await page.getByLabel(label, { exact: true }).fill(text)
        }
        await press('Continue')(page)
        await page.getByLabel('How did you hear about us?').selectOption('referral')
      },
      act: press('Create account'),
      end: noAnswer,
    },
    { path: '/reset-password', typed: { Email: client.email }, act: press('Send me a link'), end: noAnswer },
    {
      path: '/blog',
      before: (page) => live(page, 'form[action="/newsletter"]'),
      typed: { 'E-mail address': address },
      act: press('Subscribe'),
      end: says('We could not note your address just now.'),
    },
  ])
})
