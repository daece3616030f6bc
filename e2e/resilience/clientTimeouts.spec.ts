import type { Page } from 'playwright/test'
import { insertProjects } from '../support/clientProjects.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  useHangingDatabase,
  expectUnreachableOrTimeoutAlert,
  expectRetryButton,
  expectAlert,
  expectTimeoutAlert,
} from '../support/expectTimeout.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import { createClient } from '../support/createClient.ts'
import { ports } from '../support/ports.ts'
import { clickButtons, type Step } from '../support/screens/screenSteps.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.clientTimeouts.web}` })

const expectTimeouts = useHangingDatabase(ports.clientTimeouts)

const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().click()

test('with a database that hangs, visitors and clients are told so in ten seconds and keep what they typed', async ({
  browser,
  request,
}) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Patient agent' }])
  const secret = 'quite-another-one'
  const address = `new-${client.email}`
  const profile = (page: Page) => expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
  await expectTimeouts(browser, [
    {
      path: '/dashboard',
      user: client,
      setUp: (page) => expect(page.getByRole('link', { name: 'Patient agent', exact: true })).toBeVisible(),
      act: follow('Patient agent'),
      expectOutcome: expectRetryButton,
    },
    {
      path: '/dashboard',
      user: client,
      setUp: clickButtons('New project'),
      typed: { 'Project name': 'Another agent' },
      act: clickButtons('Create project'),
      expectOutcome: expectTimeoutAlert,
    },
    {
      path: `/project/${project!.id}/edit`,
      user: client,
      typed: { Requirements: 'It answers in Dutch, too.' },
      act: clickButtons('Save changes'),
      expectOutcome: expectTimeoutAlert,
    },
    {
      path: '/profile/edit',
      user: client,
      typed: { 'Company name': 'Harbour Lane' },
      act: clickButtons('Save changes'),
      expectOutcome: expectTimeoutAlert,
    },
    {
      path: '/profile/edit',
      user: client,
      typed: { 'Current password': client.password, 'New password': secret, 'Repeat the new password': secret },
      act: clickButtons('Change password'),
      expectOutcome: expectUnreachableOrTimeoutAlert,
    },
    {
      path: '/profile/edit',
      user: client,
      typed: { 'New sign-in address': address, 'Your password': client.password },
      act: clickButtons('Send the link'),
      expectOutcome: expectUnreachableOrTimeoutAlert,
    },
    {
      path: '/profile/edit',
      user: client,
      setUp: profile,
      act: clickButtons('Download my data'),
      expectOutcome: expectTimeoutAlert,
    },
    {
      path: '/profile/edit',
      user: client,
      setUp: clickButtons('Delete account'),
      typed: { 'Your sign-in address': client.email, Password: client.password },
      act: clickButtons('Delete for good'),
      expectOutcome: expectUnreachableOrTimeoutAlert,
    },
    {
      path: '/signup',
      setUp: async (page) => {
        const about = { Name: 'Vera Visitor', Email: address, Password: secret, 'Confirm password': secret }
        for (const [label, text] of Object.entries({ ...about, 'Mobile number': '+1 555 0100' })) {
          await page.getByLabel(label, { exact: true }).fill(text)
        }
        await clickButtons('Continue')(page)
        await page.getByLabel('How did you hear about us?').selectOption('referral')
      },
      act: clickButtons('Create account'),
      expectOutcome: expectUnreachableOrTimeoutAlert,
    },
    {
      path: '/reset-password',
      typed: { Email: client.email },
      act: clickButtons('Send me a link'),
      expectOutcome: expectUnreachableOrTimeoutAlert,
    },
    {
      path: '/blog',
      setUp: (page) => waitForHydration(page, 'form[action="/newsletter"]'),
      typed: { 'E-mail address': address },
      act: clickButtons('Subscribe'),
      expectOutcome: expectAlert('We could not note your address just now.'),
    },
  ])
})
