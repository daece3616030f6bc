import type { Browser, Page } from 'playwright/test'
import { accounts, expect, test } from '../../support/fixtures.ts'
import { kb, recordTransfers, scriptBytes } from '../../support/network/recordTransfers.ts'
import { trackOpenRequests } from '../../support/network/trackOpenRequests.ts'
import { createTestedRoom } from '../../support/rooms/signOff.ts'
import { type Credentials, openSignedIn } from '../../support/signIn.ts'

type Start = {
  credentials: Credentials
  from: string
  /** Links to follow from there. */
  through?: string[]
  /** The heading that shows when it is loaded. */
  ready: string
}
type Screen = { opens: (page: Page) => Promise<void>; heading: string }

const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).click()
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()

/** Opens each screen from a page of the same kind that is loaded. Its scripts are what that page did not need. */
async function expectLightScreens(
  browser: Browser,
  { credentials, from, through = [], ready, screens }: Start & { screens: Screen[] },
) {
  for (const { opens, heading } of screens) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await openSignedIn(page, credentials, from)
    for (const name of through) await link(name)(page)
    const expectIdleNetwork = trackOpenRequests(page)
    await page.getByRole('heading', { name: ready }).first().click()
    await expectIdleNetwork()
    const transfers = await recordTransfers(page)
    await opens(page)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expectIdleNetwork()
    const bytes = scriptBytes(transfers())
    test.info().annotations.push({ type: 'scripts', description: `${heading}: ${(bytes / kb).toFixed(1)} KB` })
    expect(bytes, heading).toBeGreaterThan(0)
    expect(bytes, heading).toBeLessThanOrEqual(30 * kb)
    await context.close()
  }
}

test('each page of a project adds at most 30 KB of scripts to those of its files [FORT-104]', async ({
  browser,
  request,
}) => {
  test.slow()
  const { client, project } = await createTestedRoom(request, 'Light agent')
  await expectLightScreens(browser, {
    credentials: client,
    from: `/project/${project}/files`,
    ready: 'No files yet',
    screens: [
      { opens: link('Brief'), heading: 'Brief' },
      { opens: link('Cases'), heading: '1 of 2 cases' },
      { opens: link('Handover'), heading: 'Before the sign-off' },
    ],
  })
  await expectLightScreens(browser, {
    credentials: client,
    // A form, whose library the page of the deliverables needs, too.
    from: `/project/${project}/edit`,
    through: ['Back to Dashboard', 'Light agent'],
    ready: 'The fourteen days',
    screens: [{ opens: link('Deliverables'), heading: 'Nothing to approve yet' }],
  })
  await expectLightScreens(browser, {
    credentials: accounts.admin,
    from: `/admin/projects/${project}?tab=files`,
    ready: 'No files yet',
    screens: [
      { opens: tab('Brief'), heading: 'Brief' },
      { opens: tab('Plan'), heading: 'Discovery' },
      { opens: tab('Cases'), heading: '1 of 2 cases' },
      { opens: tab('Payments'), heading: 'First installment' },
      { opens: tab('Deliverables'), heading: 'No deliverables yet' },
      { opens: tab('Handover'), heading: 'Before the sign-off' },
    ],
  })
})

test('each list of the back office about projects adds at most 30 KB of scripts to those of a form and another list [FORT-104]', async ({
  browser,
}) => {
  test.slow()
  await expectLightScreens(browser, {
    credentials: accounts.admin,
    from: '/admin/partners/new',
    through: ['Customers'],
    ready: 'Customers',
    screens: ['Report', 'Questionnaire', 'Holidays', 'Testimonials'].map((heading) => ({
      opens: link(heading),
      heading,
    })),
  })
})
