import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import type { ErrorDetails } from '@fortnight/supabase/telemetry/clientErrors'
import { errorDetails } from '@fortnight/supabase/telemetry/clientErrors.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import ErrorPage from './ErrorPage.tsx'

const renderPage = () =>
  renderAdminPage(`/admin/errors/${'c'.repeat(32)}`, <Route path="/admin/errors/:id" element={<ErrorPage />} />)
const mockError = (error: ErrorDetails | undefined) => mockRestApi(() => ({ body: error ? [error] : [] }))

afterEach(() => jest.restoreAllMocks())

describe('the page of an error', () => {
  it('shows the stack, and how often it was seen with what [REL-58]', async () => {
    mockError(errorDetails({ new_since: '0123456789ab', by_build: [{ name: '', count: 7 }] }))
    const { container } = renderPage()
    expect(await screen.findByRole('region', { name: 'Stack' })).toHaveTextContent(
      'at openRoom (portal/src/rooms/openRoom.ts:12:5)',
    )
    expect(screen.getByText('New since build 0123456789ab')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Commit of build 0123456789ab' })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Unknown 7/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Chrome 5/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Safari 2/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to errors' })).toHaveAttribute('href', '/admin/errors')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says that an unknown error is not there [REL-58]', async () => {
    mockError(undefined)
    renderPage()
    expect(await screen.findByText('Error not found')).toBeVisible()
  })

  it('shows an error with Retry when it cannot be loaded [ERR-3] [REL-58]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderPage()
    expect(await screen.findByRole('heading', { name: 'The error could not be loaded' })).toBeVisible()
  })
})
