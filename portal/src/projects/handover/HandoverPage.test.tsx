import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { captureDownloads } from '@fortnight/shared-ui/csv/captureDownloads.testing'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { Route } from '@fortnight/shared-ui/router'
import { type ApiRequest, type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { type OpenApproval, openApprovals } from '@fortnight/supabase/deliverables/queries'
import { runningHandover } from '@fortnight/supabase/handover/handover.testing'
import { ownProject } from '@fortnight/supabase/projects/queries'
import type { SignOffState } from '@fortnight/supabase/signOff/signOff'
import { emptyState } from '@fortnight/supabase/testimonials/testimonials.testing'
import { missingState, readyState, sampleAcceptance, signedState } from '@fortnight/supabase/signOff/signOff.testing'
import { client, databaseError, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import CertificatePage from './CertificatePage.tsx'
import HandoverPage from './HandoverPage.tsx'

/** Responds with the state, or fails to without one, except where `respond` has a response. */
function mockSignOff(
  state: SignOffState | undefined,
  respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined,
) {
  return mockApi((request) => {
    const { path } = request
    if (path.endsWith('/projects')) return respond(request) ?? { body: project }
    if (path.endsWith('/sign_off_state')) return respond(request) ?? (state ? { body: state } : databaseError)
    if (path.endsWith('/project_handover')) return respond(request) ?? { body: runningHandover }
    if (path.endsWith('/own_testimonial')) return { body: emptyState }
    return respond(request) ?? { body: path.endsWith('s') ? [] : null }
  })
}
function renderPage(page: 'handover' | 'certificate' = 'handover', approvals: OpenApproval[] = []) {
  const routes = [
    <Route key="handover" path="/project/:id/handover" element={<HandoverPage />} />,
    <Route key="certificate" path="/project/:id/certificate" element={<CertificatePage />} />,
  ]
  return renderPortal(`/project/${project.id}/${page}`, routes, {
    fillCache: (cache) => {
      cache.setQueryData(ownProject(client.id, project.id).queryKey, project)
      cache.setQueryData(openApprovals().queryKey, approvals)
    },
  })
}
const sent = (requests: ApiRequest[], name: string) =>
  requests.filter(({ path }) => path.endsWith(name)).map(({ body }) => body)

describe('the sign-off before it is possible', () => {
  it('says what is missing, with a link to each, and has no form [FORT-152]', async () => {
    const open = { version_id: 'version-2', name: 'Test report', number: 2 }
    const another = { ...open, project_id: 'another', name: 'Of another project' }
    mockSignOff(missingState)
    const { container } = renderPage('handover', [{ ...open, project_id: project.id }, another])
    expect(await screen.findByRole('heading', { name: 'Before the sign-off' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Handover' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Go to the must-haves' })).toHaveAttribute('href', '#musts')
    for (const name of ['2. Toothache', 'Go to the proposals'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/project/${project.id}/cases`)
    const report = screen.getByRole('link', { name: 'Test report' })
    expect(report).toHaveAttribute('href', `/project/${project.id}/deliverables`)
    expect(screen.queryByText('Of another project')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'What you accept' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign off on the project' })).toBeNull()
    expect(document.title).toBe('Handover: Support agent | Fortnight')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows an error with Retry when it fails to load [ERR-3] [FORT-152]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockSignOff(undefined)
    renderPage()
    expect(await screen.findByRole('heading', { name: 'The sign-off could not be loaded' })).toBeVisible()
    mockSignOff(missingState)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Must-haves' })).toBeVisible()
  })
})

describe('a must that has not passed', () => {
  it('is waived with a reason [FORT-144]', async () => {
    const requests = mockSignOff(missingState)
    renderPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Waive case 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Waive case 2' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Waive case' }))
    expect(dialog.getByText('Please give a reason')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Too rare ')
    await userEvent.click(dialog.getByRole('button', { name: 'Waive case' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(requests, 'waive_acceptance_case')).toEqual([
      { case_id: 'case-2', case_version: 1, reason: 'Too rare' },
    ])
  })

  it('says why it was not waived, and keeps the reason [FORT-144]', async () => {
    const refused = { status: 409, body: { code: 'PT409', message: 'This case was changed in the meantime.' } }
    mockSignOff(missingState, ({ path }) => (path.endsWith('waive_acceptance_case') ? refused : undefined))
    const { container } = renderPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Waive case 2' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Too rare')
    await userEvent.click(dialog.getByRole('button', { name: 'Waive case' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('This case was changed in the meantime.')
    expect(dialog.getByLabelText('Reason')).toHaveValue('Too rare')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is no longer waived when that is taken back [FORT-144]', async () => {
    const requests = mockSignOff(readyState)
    renderPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Take back the waiver of case 2' }))
    await waitFor(() => expect(sent(requests, 'take_back_waiver')).toEqual([{ case_id: 'case-2' }]))
  })
})

describe('signing off', () => {
  it('needs a name and the confirmation, and shows the certificate [FORT-142] [FORT-152]', async () => {
    let state = readyState
    const requests = mockSignOff(undefined, ({ path }) => {
      if (path.endsWith('/sign_off_state')) return { body: state }
      if (!path.endsWith('/sign_off')) return undefined
      state = signedState
      return { body: sampleAcceptance.id }
    })
    const { container } = renderPage()
    const button = await screen.findByRole('button', { name: 'Sign off on the project' })
    await userEvent.click(button)
    expect(screen.getByText('Please type your full name, with 2 to 120 characters')).toBeVisible()
    expect(screen.getByText('Please confirm that you have read it')).toBeVisible()
    expect(screen.getByLabelText('Your full name')).toHaveFocus()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.type(screen.getByLabelText('Your full name'), ' Zoë Ångström ')
    await userEvent.click(button)
    expect(screen.getByRole('checkbox')).toHaveFocus()
    await userEvent.click(screen.getByRole('checkbox', { name: /^I have read what I accept/ }))
    await userEvent.click(button)
    expect(await screen.findByRole('heading', { name: 'This project is signed off' })).toBeVisible()
    expect(sent(requests, 'sign_off')).toEqual([
      { project: project.id, typed_name: 'Zoë Ångström', basis_hash: 'b'.repeat(64), agreed: true },
    ])
    expect(screen.getByText('Zoë Ångström')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Print certificate' })).toHaveAttribute(
      'href',
      `/project/${project.id}/certificate`,
    )
    expect(screen.getByRole('link', { name: 'Verify this certificate' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/verify\/5f0c8f6e-.*code=FN-0A1B2C3D$/),
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says why it was refused, and keeps the name [FORT-142]', async () => {
    const message = 'What you accept has changed since you opened this page. Please read it once more.'
    const refused = { status: 409, body: { code: 'PT409', message } }
    mockSignOff(readyState, ({ path }) => (path.endsWith('/sign_off') ? refused : undefined))
    renderPage()
    await userEvent.type(await screen.findByLabelText('Your full name'), 'Zoë')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Sign off on the project' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Your full name')).toHaveValue('Zoë')
  })
})

describe('the certificate', () => {
  it('is downloaded as a PDF, and says why that failed [FORT-155]', async () => {
    const downloads = captureDownloads()
    let pdf: ApiResponse = { body: '%PDF-1.7' }
    const requests = mockSignOff(signedState, ({ path }) => (path === `/certificates/${project.id}` ? pdf : undefined))
    renderPage()
    const button = await screen.findByRole('button', { name: 'Download certificate (PDF)' })
    await userEvent.click(button)
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['certificate-FN-0A1B2C3D.pdf']))
    expect(requests.at(-1)).toMatchObject({ method: 'POST', path: `/certificates/${project.id}` })
    pdf = { status: 503, body: { message: 'The database is not responding. Please try again.' } }
    await userEvent.click(button)
    expect(await findToast('The database is not responding. Please try again.')).toBeVisible()
  })

  it('says who accepted what and how that is verified, and is printed [FORT-154]', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined)
    mockSignOff(signedState)
    const { container } = renderPage('certificate')
    expect(await screen.findByRole('heading', { level: 1, name: 'Certificate of Acceptance' })).toBeVisible()
    expect(screen.getByText(/^Zoë Ångström accepted “Support agent” on/)).toBeVisible()
    expect(screen.getByText('d'.repeat(64))).toBeVisible()
    expect(screen.getByRole('link', { name: /\/verify\/5f0c8f6e/ })).toBeVisible()
    expect(screen.getByText(/not a qualified electronic signature/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says so when there is none yet [FORT-154]', async () => {
    mockSignOff(readyState)
    renderPage('certificate')
    expect(await screen.findByRole('heading', { name: 'There is no certificate yet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })
})
