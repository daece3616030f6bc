import type { Page } from 'playwright/test'
import { storeProjects } from '../support/clientProjects.ts'
import { expect, test } from '../support/fixtures.ts'
import { hangingDatabase, noAnswer, offersRetry, says, tooSlow } from '../support/expectTimeout.ts'
import { live } from '../support/waitForHydration.ts'
import { newClient } from '../support/createClient.ts'
import { ports } from '../support/ports.ts'
import { press, type Step } from '../support/screens/screenSteps.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.hangingDatabase.web}` })

const waitInVain = hangingDatabase(ports.hangingDatabase)

const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().click()

test('with a database that hangs, visitors and clients are told so in ten seconds and keep what they typed', async ({
  browser,
  request,
}) => {
  const client = await newClient(request)
  const [project] = await storeProjects(request, client, [{ name: 'Patient agent' }])
  const secret = 'quite-another-one'
  const address = `new-${client.email}`
  const profile = (page: Page) => expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
  await waitInVain(browser, [
    {
      path: '/dashboard',
      who: client,
      before: (page) => expect(page.getByRole('link', { name: 'Patient agent', exact: true })).toBeVisible(),
      act: follow('Patient agent'),
      end: offersRetry,
    },
    {
      path: '/dashboard',
      who: client,
      before: press('New project'),
      typed: { 'Project name': 'Another agent' },
      act: press('Create project'),
      end: tooSlow,
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
      typed: { 'Company name': 'Harbour Lane' },
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
      typed: { 'New sign-in address': address, 'Your password': client.password },
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
