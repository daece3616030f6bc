import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { Route } from '@fortnight/shared-ui/router'
import type { CanaryFigures } from '@fortnight/supabase/releases/canaries'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { mockRestApi, renderAdminPage } from '../../layout/renderAdminPage.testing.tsx'
import ReleasesPage from '../ReleasesPage.tsx'

const [stable, build] = ['ba9876543210', 'aaaaaaaaaaaa']
const live = {
  ...{ area: 'portal', build: stable, contract: 2, commit: null, releasedAt: null, bytes: null },
  servedSince: '2026-11-27T08:00:00Z',
}
const kept = [stable, build].map((id) => ({
  ...{ build: id, contract: 2, commit: null, releasedAt: '2026-11-27T08:00:00Z', bytes: null, isPreview: false },
}))
const canary: CanaryFigures = {
  ...{ area: 'portal', build, stable_build: stable, share: 10, error_margin: 20, vitals_margin: 30, min_views: 500 },
  ...{ promote_at: null, is_due: false, reason: 'New dashboard', started_by: 'Ada', running_seconds: 60 },
  updated_at: '2026-11-27T09:00:00.123456+00:00',
  canary: { views: 120, failed: 3, lcp: { 70: 9, 80: 1 }, inp: {} },
  stable: { views: 1_100, failed: 2, lcp: { 70: 90 }, inp: { 50: 4 } },
}

/** Fakes the API. `respond` may respond to a request differently. */
const mockReleases = (
  { canaries = [] as object[], events = [] as object[] } = {},
  respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined,
) =>
  mockRestApi((request) => {
    const bodies: Record<string, unknown> = {
      '/releases/live': { areas: [live], libraries: [] },
      '/releases/portal/builds': kept,
      'rpc/admin_canaries': canaries,
      release_events: events,
    }
    return respond(request) ?? { body: bodies[request.path] ?? [] }
  })
const renderReleases = () =>
  renderAdminPage('/admin/releases', <Route path="/admin/releases" element={<ReleasesPage />} />)
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const fill = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('a canary', () => {
  it('is started with a share, margins and a reason [REL-110, REL-113]', async () => {
    const requests = mockReleases()
    const { container } = renderReleases()
    await clickButton('More: Portal')
    await clickButton('Start a canary')
    await screen.findByRole('option', { name: new RegExp(`^${build}`) })
    expect(screen.queryByRole('option', { name: new RegExp(`^${stable}`) })).not.toBeInTheDocument()
    await fill(/^Share of visitors/, '101')
    await clickButton('Start canary')
    expect(await screen.findByText('Enter a whole number from 1 to 100')).toBeVisible()
    expect(screen.getByText('Please choose a build')).toBeVisible()
    expect(screen.getByText('Reason is required')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Build/ }), build)
    await fill(/^Share of visitors/, '10')
    await fill(/^Page views before/, '1000')
    await userEvent.selectOptions(screen.getByLabelText(/^All visitors get it/), 'After 1 day')
    await fill(/^Reason/, 'New dashboard')
    await clickButton('Start canary')
    expect(await findToast('Canary started')).toBeVisible()
    expect(requests.find(({ path }) => path === '/releases/portal/canary')?.body).toEqual({
      ...{ build, share: 10, error_margin: 20, vitals_margin: 20, min_views: 1_000, promote_after_hours: 24 },
      ...{ reason: 'New dashboard', base_version: null },
    })
  })

  it('that cannot be started says why, and keeps what was typed [REL-110]', async () => {
    const message = `This build cannot be a canary: build ${build} is not among the releases.`
    mockReleases({}, ({ path }) =>
      path === '/releases/portal/canary' ? { status: 422, body: { message } } : undefined,
    )
    renderReleases()
    await clickButton('More: Portal')
    await clickButton('Start a canary')
    await screen.findByRole('option', { name: new RegExp(`^${build}`) })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Build/ }), build)
    await fill(/^Reason/, 'New dashboard')
    await clickButton('Start canary')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('New dashboard')
  })

  it('shows what happened with both builds, and when something is decided [REL-111, REL-113]', async () => {
    mockReleases({ canaries: [canary] })
    const { container } = renderReleases()
    const card = await screen.findByRole('article', { name: 'Canary of Portal' })
    expect(card).toHaveTextContent(`Portal: ${build} for 10% of visitors`)
    const row = (name: string) => within(card).getByRole('row', { name: new RegExp(`^${name}`) })
    expect(row('Page views')).toHaveTextContent('Page views1201,100')
    expect(row('Failed')).toHaveTextContent('Failed3 (2.50%)2 (0.18%)')
    expect(row('Largest paint \\(p75\\)')).toHaveTextContent('790 ms790 ms')
    expect(row('Response \\(p75\\)')).toHaveTextContent('—117 ms')
    expect(card).toHaveTextContent('Nothing is decided before 380 more page views.')
    expect(card).toHaveTextContent(
      'over 20% more page views fail, or the largest paint or the response is clearly over 30% slower.',
    )
    await clickButton('More: Portal')
    expect(screen.getByRole('button', { name: 'Try a build' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start a canary' })).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it.each([
    ['Promote', 'Canary promoted', true],
    ['Halt', 'Canary halted', false],
  ])('is ended by “%s” with a reason [REL-115]', async (action, message, isPromoted) => {
    const requests = mockReleases({ canaries: [canary] })
    renderReleases()
    await clickButton(`${action} the canary of Portal`)
    await fill(/^Reason/, 'All is well')
    await clickButton(`${action} canary`)
    expect(await findToast(message)).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/end_canary')?.body).toEqual({
      ...{ area: 'portal', is_promoted: isPromoted, reason: 'All is well', base_version: canary.updated_at },
    })
  })

  it('is changed, based on what the admin has seen [REL-115]', async () => {
    const requests = mockReleases({ canaries: [canary] })
    renderReleases()
    await clickButton('Change the canary of Portal')
    await screen.findByRole('option', { name: new RegExp(`^${build}`) })
    await fill(/^Share of visitors/, '50')
    await fill(/^Reason/, 'Further')
    await clickButton('Change canary')
    expect(await findToast('Canary changed')).toBeVisible()
    expect(requests.find(({ path }) => path === '/releases/portal/canary')?.body).toMatchObject({
      ...{ build, share: 50, vitals_margin: 30, base_version: canary.updated_at },
    })
  })

  it('is in the log, also what happened by itself [REL-115]', async () => {
    const event = { area: 'portal', build, from_build: stable, share: 10, created_at: '2026-11-27T09:00:00+00:00' }
    mockReleases({
      events: [
        {
          ...event,
          id: 3,
          kind: 'canary_promoted',
          reason: 'Good.',
          is_automatic: false,
          user_profiles: { name: 'Ada' },
        },
        { ...event, id: 2, kind: 'canary_halted', reason: 'More failed.', is_automatic: true, user_profiles: null },
        { ...event, id: 1, kind: 'canary_started', reason: 'New.', is_automatic: false, user_profiles: null },
      ],
    })
    renderReleases()
    const log = await screen.findByRole('region', { name: 'Log' })
    const entries = within(log)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(entries).toEqual([
      expect.stringMatching(`^Portal: the canary ${build} is promoted, all visitors get it. Good.Ada, Nov 27, 2026`),
      expect.stringMatching(
        `^Portal: the canary ${build} is halted, all visitors get ${stable}. More failed.Automatically`,
      ),
      expect.stringMatching(
        `^Portal: ${build} is a canary for 10% of visitors, the others get ${stable}. New.A deleted account`,
      ),
    ])
  })
})
