import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { Route } from '@fortnight/shared-ui/router'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import ReleasesPage from './ReleasesPage.tsx'

const shell = {
  ...{ area: 'shell', build: '0123456789ab', contract: 1, commit: 'a'.repeat(40), releasedAt: '2026-11-26T10:00:00Z' },
  ...{ servedSince: '2026-11-26T10:01:00Z', bytes: { start: 110_000, total: 410_000 } },
}
const portal = { ...shell, area: 'portal', build: 'ba9876543210', commit: null, releasedAt: null, bytes: null }
const react = {
  ...{ name: 'react', used: '19.3.1', state: 'incompatible' },
  areas: [
    { area: 'marketing', versions: ['19.3.1'], state: 'same' },
    { area: 'shell', versions: ['19.3.1'], state: 'same' },
    { area: 'portal', versions: ['19.3.1', '18.2.0'], state: 'incompatible' },
  ],
}

const pin = {
  ...{ area: 'portal', build: 'ba9876543210', reason: 'The new one hangs', updated_at: '2026-11-26T11:00:00+00:00' },
  user_profiles: { name: 'Ada' },
}
const kept = [
  {
    build: 'ba9876543210',
    contract: 1,
    commit: null,
    releasedAt: '2026-11-25T10:00:00Z',
    bytes: null,
    isPreview: false,
  },
  {
    build: 'aaaaaaaaaaaa',
    contract: 1,
    commit: 'b'.repeat(40),
    releasedAt: '2026-11-24T10:00:00Z',
    bytes: null,
    isPreview: true,
  },
]
const event = {
  ...{ id: 1, area: 'portal', kind: 'pinned', build: 'ba9876543210', from_build: 'aaaaaaaaaaaa' },
  ...{ reason: 'The new one hangs', created_at: '2026-11-26T11:00:00+00:00', user_profiles: { name: 'Ada' } },
}

/** Fakes the API. `respond` may respond to a request differently. */
const mockReleases = (
  {
    areas = [portal, shell] as object[],
    libraries = [react] as object[],
    pins = [] as object[],
    events = [] as object[],
  } = {},
  respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined,
) =>
  mockRestApi((request) => {
    const bodies: Record<string, unknown> = {
      '/releases/live': { areas, libraries },
      '/releases/portal/builds': kept,
      release_pins: pins,
      release_events: events,
    }
    return respond(request) ?? { body: bodies[request.path] ?? [] }
  })
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const typeReason = (reason: string) => userEvent.type(screen.getByLabelText(/^Reason/), reason)

const renderReleases = () =>
  renderAdminPage('/admin/releases', <Route path="/admin/releases" element={<ReleasesPage />} />)

describe('the page of releases', () => {
  it('says what is live in each area, Shell first, with a dash for what an earlier build does not say [REL-20, REL-21]', async () => {
    mockReleases()
    const { container } = renderReleases()
    const row = await screen.findByRole('row', { name: /^Shell/ })
    expect(row).toHaveTextContent('Shell0123456789ab Commit aaaaaaaaaa107 KB400 KB')
    expect(within(row).getByRole('cell', { name: 'v1' })).toBeVisible()
    expect(within(row).getByRole('cell', { name: 'Can’t be pinned' })).toBeVisible()
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('Portal')
    expect(within(screen.getByRole('row', { name: /ba9876543210/ })).getAllByText('—')).toHaveLength(3)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says since when a build is served unless that is the minute of its release [REL-20]', async () => {
    const atOnce = { ...shell, area: 'marketing', servedSince: '2026-11-26T10:00:40Z' }
    mockReleases({ areas: [shell, atOnce] })
    renderReleases()
    expect(await screen.findByRole('row', { name: /^Shell/ })).toHaveTextContent(
      /Nov 26, 2026, \d+:00\s[AP]MServed since \d+:01\s[AP]M/,
    )
    expect(screen.getByRole('row', { name: /^Marketing/ })).not.toHaveTextContent('Served since')
  })

  it('shows which versions of shared libraries areas bring, and warns of a second React [REL-83]', async () => {
    mockReleases()
    renderReleases()
    const row = await screen.findByRole('row', { name: /^react/ })
    expect(row).toHaveTextContent('Shell, Marketing')
    expect(row).toHaveTextContent('19.3.1 and 18.2.0: Portal')
    expect(row).toHaveTextContent('Incompatible')
  })

  it('says that the releases could not be loaded, and loads them again [REL-20]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderReleases()
    expect(await screen.findByRole('heading', { name: 'The releases could not be loaded' })).toBeVisible()
    mockReleases({ libraries: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Nothing is shared.')).toBeVisible()
  })
})

describe('a pin', () => {
  it('is set to one of the kept builds, with a reason [REL-30, REL-32]', async () => {
    const requests = mockReleases()
    const { container } = renderReleases()
    await clickButton('Pin a build of Portal')
    expect(screen.queryByRole('button', { name: 'Pin a build of Shell' })).not.toBeInTheDocument()
    await clickButton('Pin build')
    expect(await screen.findByText('Please choose a build')).toBeVisible()
    expect(screen.getByText('Reason is required')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await screen.findByRole('option', { name: /^aaaaaaaaaaaa, uploaded Nov 24, 2026.*, commit bbbbbbbbbb, preview$/ })
    expect(screen.getByRole('option', { name: /^ba9876543210.*, live now$/ })).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Build/ }), 'aaaaaaaaaaaa')
    await typeReason('The new one hangs')
    await clickButton('Pin build')
    expect(await findToast('Pinned. All servers serve the build within five seconds.')).toBeVisible()
    expect(requests.find(({ path }) => path === '/releases/portal/pin')).toMatchObject({
      method: 'POST',
      body: { build: 'aaaaaaaaaaaa', reason: 'The new one hangs', base_version: null },
    })
  })

  it('that cannot be set says why, and keeps what was typed [REL-33, REL-34]', async () => {
    const message = 'This build cannot be pinned: build aaaaaaaaaaaa is no longer among the releases.'
    mockReleases({}, ({ path }) => (path === '/releases/portal/pin' ? { status: 422, body: { message } } : undefined))
    renderReleases()
    await clickButton('Pin a build of Portal')
    await screen.findByRole('option', { name: /^aaaaaaaaaaaa/ })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Build/ }), 'aaaaaaaaaaaa')
    await typeReason('The new one hangs')
    await clickButton('Pin build')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('The new one hangs')
  })

  it('is shown with its reason and admin, is in the log, and is removed with a reason [REL-30, REL-32]', async () => {
    const requests = mockReleases({ pins: [pin], events: [event] })
    const { container } = renderReleases()
    const row = await screen.findByRole('row', { name: /^Portal/ })
    expect(row).toHaveTextContent('PinnedThe new one hangsAda, Nov 26, 2026')
    await clickButton('More: Portal')
    expect(screen.getByRole('button', { name: 'Pin another build' })).toBeVisible()
    expect(screen.getByText(/ba9876543210 is pinned in place of aaaaaaaaaaaa\. The new one hangs/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await clickButton('Remove pin of Portal')
    await typeReason('It is fixed')
    await clickButton('Remove pin')
    expect(await findToast('Pin removed')).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/unpin_release')?.body).toEqual({
      ...{ area: 'portal', reason: 'It is fixed', base_version: pin.updated_at },
    })
  })

  it('that no server can serve is told from one that is live [REL-34]', async () => {
    mockReleases({ pins: [{ ...pin, build: 'cccccccccccc', user_profiles: null }] })
    renderReleases()
    const row = await screen.findByRole('row', { name: /^Portal/ })
    expect(row).toHaveTextContent('Pinned, not servedcccccccccccc')
    expect(row).toHaveTextContent('A deleted account')
  })
})

describe('a trial', () => {
  it('of one of the kept builds is asked for, and what is wrong with it is said [REL-40, REL-43]', async () => {
    const message = 'This build cannot be tried: build aaaaaaaaaaaa cannot render the home page.'
    const requests = mockReleases({}, ({ path }) =>
      path === '/releases/portal/trial' ? { status: 422, body: { message } } : undefined,
    )
    const { container } = renderReleases()
    await clickButton('More: Portal')
    await clickButton('Try a build')
    await clickButton('Try build')
    expect(await screen.findByText('Please choose a build')).toBeVisible()
    await screen.findByRole('option', { name: /^aaaaaaaaaaaa.*, preview$/ })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Build/ }), 'aaaaaaaaaaaa')
    await clickButton('Try build')
    expect(await screen.findByText(message)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    expect(requests.find(({ path }) => path === '/releases/portal/trial')?.body).toEqual({ build: 'aaaaaaaaaaaa' })
  })
})
