import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { Route } from '@fortnight/shared-ui/router'
import { databaseError, mockRestApi, renderAdminPage } from '../../layout/renderAdminPage.testing.tsx'
import AreaBuildsPage from './AreaBuildsPage.tsx'

const [newest, live, oldest] = ['cccccccccccc', 'bbbbbbbbbbbb', 'aaaaaaaaaaaa']
const keptBuild = (build: string, start: number, isPreview = false) => ({
  ...{ build, contract: 2, commit: build.repeat(3) + 'abcd', releasedAt: '2026-11-26T10:00:00Z', isPreview },
  bytes: { start, total: 400_000 },
})
const kept = [keptBuild(newest, 102_400, true), keptBuild(live, 112_640), { ...keptBuild(oldest, 0), bytes: null }]
const figures = [{ build: live, views: 2_000, failed: 5, lcp: 1_240, inp: null }]

const renderBuilds = (area = 'marketing') =>
  renderAdminPage(`/admin/releases/${area}`, <Route path="/admin/releases/:area" element={<AreaBuildsPage />} />)
const mockBuilds = (rows: object[] = kept) =>
  mockRestApi(({ path }) => {
    const bodies: Record<string, unknown> = {
      '/releases/live': { areas: [{ area: 'marketing', build: live }], libraries: [] },
      '/releases/marketing/builds': rows,
      'rpc/admin_build_figures': figures,
    }
    return { body: bodies[path] ?? [] }
  })

describe('the builds of an area', () => {
  it('are listed with their sizes, the difference to the build before, and what visitors had of them [REL-23]', async () => {
    mockBuilds()
    const { container } = renderBuilds()
    const row = (build: string) => screen.getByRole('row', { name: new RegExp(`^${build}`) })
    await screen.findByRole('table', { name: 'Marketing builds' })
    expect(row(newest)).toHaveTextContent('Preview')
    expect(row(newest)).toHaveTextContent('100 KB−10 KB')
    expect(row(live)).toHaveTextContent('110 KB2,0000.25%1.24 sLive now')
    expect(screen.queryByRole('columnheader', { name: 'Response' })).toBeNull()
    expect(within(row(oldest)).getAllByText('—').length).toBeGreaterThanOrEqual(4)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('are rolled back or forward to by a pin with a reason [REL-23]', async () => {
    const requests = mockBuilds()
    renderBuilds()
    expect(await screen.findByRole('button', { name: `Roll forward to ${newest}` })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: `Roll back to ${oldest}` }))
    expect(await screen.findByRole('combobox', { name: /^Build/ })).toHaveValue(oldest)
    await userEvent.type(screen.getByLabelText(/^Reason/), 'The new one hangs')
    await userEvent.click(screen.getByRole('button', { name: 'Pin build' }))
    expect(await findToast('Pinned. All servers serve the build within five seconds.')).toBeVisible()
    expect(requests.find(({ path }) => path === '/releases/marketing/pin')?.body).toEqual({
      ...{ build: oldest, reason: 'The new one hangs', base_version: null },
    })
  })

  it('are none for an area that was never released, and for one that does not exist [REL-23]', async () => {
    mockBuilds([])
    renderBuilds()
    expect(await screen.findByText('No builds are kept')).toBeVisible()
    renderBuilds('shell')
    expect(await screen.findByText('Area not found')).toBeVisible()
  })

  it('that could not be loaded are loaded again [REL-23]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderBuilds()
    expect(await screen.findByRole('heading', { name: 'The builds could not be loaded' })).toBeVisible()
    mockBuilds()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table', { name: 'Marketing builds' })).toBeVisible()
  })
})
