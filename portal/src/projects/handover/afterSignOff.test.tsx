import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { type ApiRequest, type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { Handover } from '@fortnight/supabase/handover/handover'
import { lateHandover, runningHandover, signedHandover } from '@fortnight/supabase/handover/handover.testing'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { missingState } from '@fortnight/supabase/signOff/signOff.testing'
import { client, databaseError, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import HandoverPage from './HandoverPage.tsx'

/** Responds with the handover, or fails to without one, except where `respond` has a response. */
const mockHandover = (
  handover: Handover | undefined,
  respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined,
) =>
  mockApi((request) => {
    const { path } = request
    if (path.endsWith('/project_handover')) return respond(request) ?? (handover ? { body: handover } : databaseError)
    if (path.endsWith('/sign_off_state')) return { body: missingState }
    if (path.endsWith('/projects')) return { body: project }
    return respond(request) ?? { body: path.endsWith('s') ? [] : null }
  })
const renderPage = () =>
  renderPortal(
    `/project/${project.id}/handover`,
    [<Route key="handover" path="/project/:id/handover" element={<HandoverPage />} />],
    { fillCache: (cache) => cache.setQueryData(ownProject(client.id, project.id).queryKey, project) },
  )
const sent = (requests: ApiRequest[], name: string) =>
  requests.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body)

describe('the checklist on the page of a client', () => {
  it('says what it is for while nothing is listed [FORT-160]', async () => {
    mockHandover(runningHandover)
    renderPage()
    expect(await screen.findByText(/^Nothing is listed yet/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Support' })).toBeNull()
  })

  it('is ticked in the version that was read, with the support below [FORT-163, FORT-167]', async () => {
    const requests = mockHandover(signedHandover)
    const { container } = renderPage()
    const box = await screen.findByRole('checkbox', { name: 'Received: Source code in your repository' })
    expect(await screen.findByText('Support until Monday, December 8, 12 days left')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(box)
    const { id, updated_at } = signedHandover.items[0]!
    await waitFor(() =>
      expect(sent(requests, 'tick_handover_item')).toEqual([
        { project: project.id, item: id, base_version: updated_at, is_ticked: true },
      ]),
    )
  })

  it('says when both sides have ticked everything [FORT-163]', async () => {
    mockHandover({ ...signedHandover, items: [signedHandover.items[1]!] })
    renderPage()
    expect(await screen.findByText('1 of 1 checked off by both sides')).toBeVisible()
    expect(screen.queryByText(/^Check off what you’ve received/)).toBeNull()
  })

  it('leads to the messages once the support has ended [FORT-167]', async () => {
    mockHandover({ ...signedHandover, support: { days: 7, last_day: '2025-11-24', days_left: -5 } })
    renderPage()
    expect(await screen.findByText('Support ended on Monday, November 24, 2025')).toBeVisible()
    expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', `/project/${project.id}/messages`)
  })

  it('says why a tick was refused, and reads the item again [FORT-163]', async () => {
    const message = 'This item was changed in the meantime. Please read it once more.'
    const refused = { status: 409, body: { code: 'PT409', message } }
    const requests = mockHandover(signedHandover, ({ path }) =>
      path.endsWith('/tick_handover_item') ? refused : undefined,
    )
    renderPage()
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Received: Handover call/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await waitFor(() => expect(sent(requests, 'project_handover')).toHaveLength(2))
  })

  it('can only be read once the money is paid back [FORT-165]', async () => {
    mockHandover({ ...lateHandover('approved'), items: signedHandover.items })
    renderPage()
    expect(await screen.findByText('1 of 3 checked off by both sides')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('shows an error with Retry when it fails to load [ERR-3] [FORT-160]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockHandover(undefined)
    renderPage()
    expect(await screen.findByRole('heading', { name: 'The checklist could not be loaded' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'The guarantee could not be loaded' })).toBeVisible()
    mockHandover(runningHandover)
    // The guarantee's stands above.
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[1]!)
    expect(await screen.findByText(/^Nothing is listed yet/)).toBeVisible()
  })
})

describe('the money-back guarantee on the page of a client', () => {
  it('says why it does not apply [FORT-171]', async () => {
    mockHandover(runningHandover)
    renderPage()
    expect(await screen.findByText(/^Every must‑have has to pass by Thursday, September 18, 2025/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask for your money back' })).toBeNull()
  })

  it('is asked for with a reason [FORT-172]', async () => {
    let handover = lateHandover()
    const requests = mockHandover(undefined, ({ path }) => {
      if (path.endsWith('/project_handover')) return { body: handover }
      if (path.endsWith('/request_refund')) handover = lateHandover('requested')
      return undefined
    })
    const { container } = renderPage()
    expect(await screen.findByText('So far you’ve paid $2,250.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ask for your money back' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for your money back' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(dialog.getByText('Please give a reason')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), ' It books the wrong day. ')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('Waiting for a decision')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(requests, 'request_refund')).toEqual([
      { refund: expect.any(String) as string, project: project.id, reason: 'It books the wrong day.' },
    ])
  })

  it('says why the request was refused, and keeps the reason [FORT-172]', async () => {
    const message = 'This project is on hold until we have something from you, so the agreed date moves.'
    const refused = { status: 409, body: { code: 'PT409', message } }
    mockHandover(lateHandover(), ({ path }) => (path.endsWith('/request_refund') ? refused : undefined))
    renderPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for your money back' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Late')
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    expect(dialog.getByLabelText('Reason')).toHaveValue('Late')
  })

  it('is withdrawn while the team has not decided [FORT-173]', async () => {
    const requests = mockHandover(lateHandover('requested'))
    renderPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    await waitFor(() => expect(sent(requests, 'withdraw_refund')).toEqual([{ refund: 'refund-1' }]))
  })

  it.each([
    ['approved', 'You get back everything you’ve paid. The date and the reference will appear here.'],
    ['paid_back', '$2,250 paid back on Sep 23, 2025, reference TR-91, recorded by the team'],
  ] as const)('shows what came of it: %s [FORT-174]', async (state, sentence) => {
    mockHandover(lateHandover(state))
    const { container } = renderPage()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Withdraw|Ask/ })).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('can be asked for again after a request was declined [FORT-172]', async () => {
    mockHandover(lateHandover('declined'))
    renderPage()
    expect(await screen.findByText('The team declined the request: The date was moved.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ask for your money back' })).toBeVisible()
  })
})
