import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { listedRoute, routeDetails } from '@fortnight/supabase/telemetry/webVitals.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import VitalsPage from './VitalsPage.tsx'

const renderPage = (search = '') =>
  renderAdminPage(`/admin/vitals${search}`, <Route path="/admin/vitals" element={<VitalsPage />} />)

afterEach(() => jest.restoreAllMocks())

describe('the vitals of all routes', () => {
  it('are listed, with a word for what is not good [REL-74]', async () => {
    mockRestApi(() => ({ body: [listedRoute(), listedRoute({ route: '/', p75: { LCP: 900 } })] }))
    const { container } = renderPage()
    const row = await screen.findByRole('row', { name: /^\/pricing/ })
    const cells = within(row).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      ...['1,200', '1.24 s', 'Needs work 240 ms', 'Poor 0.31', '900 ms', '120 ms'],
    ])
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/vitals?route=%2Fpricing')
    expect(within(screen.getByRole('row', { name: /^\/ / })).getAllByText('—')).toHaveLength(4)
    expect(screen.getByText('1 of 2 routes meets every target.')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('are explained with their limits, folded [REL-74]', async () => {
    mockRestApi(() => ({ body: [listedRoute()] }))
    renderPage()
    const summary = await screen.findByText('What these terms mean')
    const meaning = screen.getByText('How much the page moves by itself. Good up to 0.10, poor above 0.25.')
    expect(meaning).not.toBeVisible()
    await userEvent.click(summary)
    expect(meaning).toBeVisible()
  })

  it('are those of the first routes until all are shown [REL-74]', async () => {
    const good = { LCP: 900 }
    const routes = Array.from({ length: 14 }, (_, index) => listedRoute({ route: `/${index}`, p75: good }))
    mockRestApi(() => ({ body: [...routes.slice(1), listedRoute({ route: '/slow', p75: { LCP: 9_000 } })] }))
    renderPage()
    await screen.findByRole('table')
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('/slow')
    await userEvent.click(await screen.findByRole('button', { name: 'Show all 14 routes' }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(14)
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer routes' }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(12)
  })

  it('say so when all are good [REL-74]', async () => {
    mockRestApi(() => ({ body: [listedRoute({ p75: { LCP: 900 } }), listedRoute({ route: '/', p75: { LCP: 900 } })] }))
    renderPage()
    expect(await screen.findByText('All 2 routes meet every target.')).toBeVisible()
  })

  it('are filtered by area, in the database and the URL [REL-74]', async () => {
    const requests = mockRestApi(({ body }) => ({
      body: (body as { in_area: string }).in_area === '' ? [listedRoute()] : [],
    }))
    renderPage()
    await screen.findByRole('table')
    await userEvent.click(screen.getByRole('button', { name: 'Portal' }))
    expect(window.location.search).toBe('?area=portal')
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ in_area: 'portal' }))
    expect(await screen.findByText('No vitals found.')).toBeVisible()
  })

  it('have no filter while there are none at all', async () => {
    mockRestApi(() => ({ body: [] }))
    renderPage()
    expect(await screen.findByText('No vitals yet')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Area' })).toBeNull()
  })

  it('show an error with Retry when they cannot be loaded [ERR-3] [REL-74]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderPage()
    expect(await screen.findByRole('heading', { name: 'The vitals could not be loaded' })).toBeVisible()
  })
})

describe('the vitals of a route', () => {
  it('are shown by day, by build and by the area of long tasks [REL-73] [REL-75]', async () => {
    const requests = mockRestApi(() => ({ body: routeDetails() }))
    const { container } = renderPage('?route=%2Fpricing')
    const row = await screen.findByRole('row', { name: /^Commit of build 0123456789ab/ })
    expect(row).toHaveTextContent('1.24 s')
    expect(screen.getByRole('row', { name: /^Unknown/ })).toHaveTextContent('Needs work 2.60 s')
    expect(screen.getByText(/Of each day, oldest first: (none, ){12}2\.20 s, 2\.30 s/)).toBeInTheDocument()
    expect(screen.getByText('Latest: 2.30 s')).toBeVisible()
    expect(screen.getByRole('row', { name: /^Shell 20 120 ms/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Other sites 3 80 ms/ })).toBeVisible()
    expect(requests.at(-1)?.body).toEqual({ of_route: '/pricing' })
    expect(await axe(container)).toHaveNoViolations()
  })

  it('say that there are none [REL-75]', async () => {
    mockRestApi(() => ({ body: routeDetails({ builds: [] }) }))
    renderPage('?route=%2Fnowhere')
    expect(await screen.findByText('No vitals found.')).toBeVisible()
  })
})
