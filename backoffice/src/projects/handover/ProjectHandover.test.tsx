import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { captureDownloads } from '@fortnight/shared-ui/csv/captureDownloads.testing'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import type { ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { runningHandover } from '@fortnight/supabase/handover/handover.testing'
import { missingState, readyState, signedState } from '@fortnight/supabase/signOff/signOff.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import { mockProjectPageApi, renderProjectPage } from '../page/renderProjectPage.testing.tsx'

const bodies = (state: object) => ({
  'rpc/sign_off_state': { ...state, side: 'team' },
  'rpc/project_handover': { ...runningHandover, side: 'team' },
})
const mockState = (state: object) => mockProjectPageApi(bodies(state))

describe('the handover on the page of a project', () => {
  it('says what is missing, with links to its parts, and what the client will accept [FORT-153]', async () => {
    mockState(missingState)
    const { container } = renderProjectPage('?tab=handover')
    expect(await screen.findByRole('heading', { name: 'Before the sign-off' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'What the client will accept' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('link', { name: 'Go to the deliverables' }))
    expect(window.location.search).toBe('?tab=deliverables')
  })

  it('leaves the sign-off to the client [FORT-153]', async () => {
    mockState(readyState)
    renderProjectPage('?tab=handover')
    expect(await screen.findByRole('heading', { name: 'Ready for the client’s sign-off' })).toBeVisible()
    expect(screen.queryByLabelText('Your full name')).toBeNull()
    expect(screen.queryByRole('button', { name: /Waive|Take back|Sign off/ })).toBeNull()
  })

  it('shows the certificate [FORT-153]', async () => {
    mockState(signedState)
    const { container } = renderProjectPage('?tab=handover')
    expect(await screen.findByRole('heading', { name: 'The client has signed off this project' })).toBeVisible()
    expect(screen.getByText('Zoë Ångström')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Verify the certificate' })).toBeVisible()
    expect(screen.getByText(/The status is Active\. After the sign-off, it should be Completed\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Set to Completed' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('lets the team download the certificate, too, and says why that failed [FORT-155]', async () => {
    const downloads = captureDownloads()
    let pdf: ApiResponse = { body: '%PDF-1.7' }
    const requests = mockProjectPageApi(bodies(signedState), ({ path }) =>
      path.startsWith('/certificates/') ? pdf : undefined,
    )
    renderProjectPage('?tab=handover')
    const button = await screen.findByRole('button', { name: 'Download certificate (PDF)' })
    await userEvent.click(button)
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['certificate-FN-0A1B2C3D.pdf']))
    expect(requests.at(-1)).toMatchObject({ method: 'POST' })
    pdf = { status: 503, body: { message: 'The database is not responding. Please try again.' } }
    await userEvent.click(button)
    expect(await findToast('The database is not responding. Please try again.')).toBeVisible()
  })

  it('shows an error with Retry when it fails to load [ERR-3] [FORT-153]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockProjectPageApi(bodies(readyState), ({ path }) => (path === 'rpc/sign_off_state' ? databaseError : undefined))
    renderProjectPage('?tab=handover')
    expect(await screen.findByRole('heading', { name: 'The sign-off could not be loaded' })).toBeVisible()
    mockState(readyState)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Ready for the client’s sign-off' })).toBeVisible()
  })
})
