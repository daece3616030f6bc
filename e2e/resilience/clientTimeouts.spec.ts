import type { Page } from 'playwright/test'
import { insertProjects } from '../support/clientProjects.ts'
import { createClient } from '../support/createClient.ts'
import {
  expectAlert,
  expectRetryButton,
  expectTimeoutAlert,
  expectUnreachableOrTimeoutAlert,
  useHangingDatabase,
} from '../support/expectTimeout.ts'
import { expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { clickButtons, type Step } from '../support/screens/screenSteps.ts'
import { waitForHydration } from '../support/waitForHydration.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.clientTimeouts.web}` })

const expectTimeouts = useHangingDatabase(ports.clientTimeouts)

const clickLink =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().click()

test(
  'pages and forms of visitors and clients time out within ten seconds when the database hangs, and forms keep their input',
  { tag: '@quiet' },
  async ({ browser, request }) => {
    const client = await createClient(request)
    const [project] = await insertProjects(request, client, [{ name: 'Patient agent' }])
    const newPassword = 'quite-another-one'
    const newEmail = `new-${client.email}`
    const waitForProfile = (page: Page) => expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
    await expectTimeouts(browser, [
      {
        path: '/dashboard',
        user: client,
        setUp: (page) => expect(page.getByRole('link', { name: 'Patient agent', exact: true })).toBeVisible(),
        act: clickLink('Patient agent'),
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
        typed: {
          'Current password': client.password,
          'New password': newPassword,
          'Confirm new password': newPassword,
        },
        act: clickButtons('Change password'),
        expectOutcome: expectUnreachableOrTimeoutAlert,
      },
      {
        path: '/profile/edit',
        user: client,
        typed: { 'New sign-in address': newEmail, 'Your password': client.password },
        act: clickButtons('Send the link'),
        expectOutcome: expectUnreachableOrTimeoutAlert,
      },
      {
        path: '/profile/edit',
        user: client,
        setUp: waitForProfile,
        act: clickButtons('Download my data'),
        expectOutcome: expectAlert(/^The (database is not responding|server took too long to respond)\./),
      },
      {
        path: '/profile/edit',
        user: client,
        setUp: clickButtons('Delete account'),
        typed: { 'Your sign-in address': client.email, Password: client.password },
        act: clickButtons('Delete permanently'),
        expectOutcome: expectUnreachableOrTimeoutAlert,
      },
      {
        path: '/signup',
        setUp: async (page) => {
          const accountInfo = {
            Name: 'Vera Visitor',
            Email: newEmail,
            Password: newPassword,
            'Confirm password': newPassword,
            'Mobile number': '+1 555 0100',
          }
          for (const [label, text] of Object.entries(accountInfo)) {
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
        typed: { 'Email address': newEmail },
        act: clickButtons('Subscribe'),
        expectOutcome: expectAlert('We couldn’t save your address just now.'),
      },
    ])
  },
)
