import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
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
    { area: 'shell', versions: ['19.3.1'], state: 'same' },
    { area: 'marketing', versions: ['19.3.1'], state: 'same' },
    { area: 'portal', versions: ['19.3.1', '18.2.0'], state: 'incompatible' },
  ],
}

const renderReleases = () =>
  renderAdminPage('/admin/releases', <Route path="/admin/releases" element={<ReleasesPage />} />)

describe('the page of releases', () => {
  it('says what is live in each area, with a dash for what an earlier build does not say [REL-20, REL-21]', async () => {
    mockRestApi(() => ({ body: { areas: [shell, portal], libraries: [react] } }))
    const { container } = renderReleases()
    const row = await screen.findByRole('row', { name: /^Shell/ })
    expect(row).toHaveTextContent('Shell0123456789abaaaaaaaaaa1')
    expect(row).toHaveTextContent('107 KB400 KB')
    expect(within(screen.getByRole('row', { name: /ba9876543210/ })).getAllByText('—')).toHaveLength(4)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows which versions of shared libraries areas bring, and warns of a second React [REL-83]', async () => {
    mockRestApi(() => ({ body: { areas: [shell], libraries: [react] } }))
    renderReleases()
    const row = await screen.findByRole('row', { name: /^react/ })
    expect(row).toHaveTextContent('19.3.1: Shell, Marketing')
    expect(row).toHaveTextContent('19.3.1 and 18.2.0: Portal')
    expect(row).toHaveTextContent('Incompatible')
  })

  it('says that the releases could not be loaded, and loads them again [REL-20]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderReleases()
    expect(await screen.findByRole('heading', { name: 'The releases could not be loaded' })).toBeVisible()
    mockRestApi(() => ({ body: { areas: [shell], libraries: [] } }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Nothing is shared.')).toBeVisible()
  })
})
