import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import {
  clickButton,
  draft,
  mockBriefsApi,
  published,
  questionsIn,
  renderBriefs,
  savesOf,
} from '../renderBriefs.testing.tsx'

const older = { ...published, id: '00000000-0000-4000-9000-000000000a00', number: 0, user_profiles: null }

describe('the list of questionnaires', () => {
  it('shows the draft, the version in use and earlier ones [FORT-56]', async () => {
    mockBriefsApi([draft, published, older])
    const { container } = renderBriefs()
    expect(await screen.findByRole('row', { name: /^Version 2 Draft Not yet —$/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Version 1 In use .* Ada Marsh$/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Version 0 Earlier .* Deleted account/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the draft' })).toHaveAttribute('href', `/admin/briefs/${draft.id}`)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the questions that new projects get [FORT-56]', async () => {
    mockBriefsApi([draft, published, older])
    const { container } = renderBriefs()
    const section = await screen.findByRole('region', { name: 'Version 1 questions' })
    expect(questionsIn(section).map(({ textContent }) => textContent)).toEqual([
      '1. What should it do?One job.TextRequired',
      '2. Where from?EmailPhoneChoiceRequired',
      '3. Which rules apply?TextOptionalOnly for Enterprise Agent and Custom Quote',
    ])
    expect(within(section).getByRole('link', { name: 'Preview as a client' })).toHaveAttribute(
      'href',
      `/admin/briefs/${published.id}`,
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has no questions to show while only a draft exists [FORT-56]', async () => {
    mockBriefsApi([draft])
    renderBriefs()
    await screen.findByRole('row', { name: /^Version 2 Draft/ })
    expect(screen.queryByRole('heading', { name: /^Questions of/ })).toBeNull()
  })

  it('begins a draft with the questions in use [FORT-56]', async () => {
    const requests = mockBriefsApi([published])
    renderBriefs()
    await userEvent.click(await screen.findByRole('button', { name: 'New version' }))
    await waitFor(() => expect(savesOf(requests, 'POST')).toEqual([{ questions: published.questions }]))
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/briefs/${draft.id}`))
  })

  it('says so when a colleague has begun a draft meanwhile [FORT-56]', async () => {
    const message = 'duplicate key value violates unique constraint "brief_versions_one_draft"'
    mockBriefsApi([published], ({ method }) =>
      method === 'POST' ? { status: 409, body: { code: '23505', message } } : undefined,
    )
    renderBriefs()
    await userEvent.click(await screen.findByRole('button', { name: 'New version' }))
    expect(await findToast('There is a draft already. Reload the page to open it.')).toBeVisible()
  })

  it('says what briefs are while there are none, and when they could not be loaded [FORT-56] [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockBriefsApi([], ({ path }) => (path === 'brief_versions' ? databaseError : undefined))
    renderBriefs()
    expect(await screen.findByRole('heading', { name: 'The questionnaires could not be loaded' })).toBeVisible()
    const requests = mockBriefsApi([])
    await clickButton('Retry')
    expect(await screen.findByRole('heading', { name: 'No questionnaire yet' })).toBeVisible()
    await clickButton('New version')
    await waitFor(() => expect(savesOf(requests, 'POST')).toEqual([{ questions: [] }]))
  })
})

describe('a published questionnaire', () => {
  it('is shown as the clients of each plan see it [FORT-57]', async () => {
    const requests = mockBriefsApi([published])
    const { container } = renderBriefs(`/${published.id}`)
    expect(await screen.findByLabelText('What should it do?')).toBeVisible()
    expect(screen.queryByLabelText('Which rules apply?')).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.selectOptions(screen.getByLabelText('Preview for plan'), 'enterprise-agent')
    await userEvent.type(screen.getByLabelText('Which rules apply? (optional)'), 'Try')
    await clickButton('New version from this one')
    await waitFor(() => expect(savesOf(requests, 'POST')).toEqual([{ questions: published.questions }]))
    expect(savesOf(requests)).toEqual([])
  })

  it('that does not exist is not found [FORT-57]', async () => {
    mockBriefsApi([])
    renderBriefs(`/${published.id}`)
    expect(await screen.findByRole('heading', { name: 'Version not found' })).toBeVisible()
  })
})
