import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { Route } from '@fortnight/shared-ui/router'
import { type ApiRequest, type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { TestimonialState } from '@fortnight/supabase/testimonials/ownTestimonial'
import { emptyState, givenState } from '@fortnight/supabase/testimonials/testimonials.testing'
import { databaseError, project, renderPortal } from '../../../layout/renderPortal.testing.tsx'
import { TestimonialCard } from './TestimonialCard.tsx'

/** Responds with the state, which `respond` may change when it responds to a change. */
function mockTestimonial(
  state: () => TestimonialState,
  respond: (request: ApiRequest) => ApiResponse = () => ({ body: null }),
) {
  return mockApi((request) => (request.path.endsWith('/own_testimonial') ? { body: state() } : respond(request)))
}
const renderCard = () =>
  renderPortal('/card', [<Route key="card" path="/card" element={<TestimonialCard project={project.id} />} />])
const sent = (requests: ApiRequest[], name: string) =>
  requests.filter(({ path }) => path.endsWith(name)).map(({ body }) => body)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a project that is not rated', () => {
  it('asks for a rating and a sentence, and says what is missing [FORT-209]', async () => {
    mockTestimonial(() => emptyState)
    const { container } = renderCard()
    expect(await screen.findByRole('heading', { name: 'How did it go?' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await click('Save rating')
    expect(screen.getByText('Please choose a rating')).toBeVisible()
    expect(screen.getByText('Please write a sentence')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is rated without consent, and then says who reads it [FORT-209]', async () => {
    let state = emptyState
    const requests = mockTestimonial(
      () => state,
      () => {
        state = givenState({ has_consented: false, name_form: 'anonymous', shown_name: 'A client' })
        return { body: null }
      },
    )
    const { container } = renderCard()
    await userEvent.click(await screen.findByRole('radio', { name: '4' }))
    await userEvent.type(screen.getByLabelText('Your review in a sentence'), ' Good 🙂')
    expect(screen.getByText('6 of 280 characters')).toBeVisible()
    await click('Save rating')
    expect(await findToast('Thank you. Your rating is saved')).toBeVisible()
    expect(sent(requests, 'save_testimonial')).toEqual([
      { project: project.id, rating: 4, body: 'Good 🙂', name_form: 'anonymous', may_publish: false },
    ])
    expect(screen.getByRole('heading', { name: 'Your rating' })).toHaveFocus()
    expect(screen.getByText('You rated this project 4 out of 5.')).toBeVisible()
    expect(screen.getByText(/Only you and the team read this/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Take back consent' })).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('needs a name that the client chooses for the consent [FORT-204]', async () => {
    const requests = mockTestimonial(() => emptyState)
    renderCard()
    await userEvent.click(await screen.findByRole('radio', { name: '5' }))
    await userEvent.type(screen.getByLabelText('Your review in a sentence'), 'Good')
    expect(screen.queryByRole('group', { name: 'Published as' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /may publish my review/ }))
    await click('Save rating')
    expect(screen.getByText('Please choose a name')).toBeVisible()
    const names = within(screen.getByRole('group', { name: 'Published as' })).getAllByRole('radio')
    const shownNames = [
      'Full name and company: Noor Haddad, Harbor Lane',
      'First name and company: Noor, Harbor Lane',
      'Company only: Harbor Lane',
      'Without a name: A client',
    ]
    expect(names).toHaveLength(shownNames.length)
    names.forEach((radio, index) => expect(radio).toHaveAccessibleName(shownNames[index]))
    await userEvent.click(names[2]!)
    await click('Save rating')
    await waitFor(() =>
      expect(sent(requests, 'save_testimonial')).toMatchObject([{ name_form: 'company', may_publish: true }]),
    )
  })

  it('offers no company that the profile lacks [FORT-204]', async () => {
    mockTestimonial(() => ({ ...emptyState, names: { ...emptyState.names, full: 'Noor Haddad', company: null } }))
    renderCard()
    await userEvent.click(await screen.findByRole('checkbox'))
    expect(screen.getByRole('radio', { name: 'Full name: Noor Haddad' })).toBeVisible()
    expect(screen.queryByRole('radio', { name: /^Company only/ })).toBeNull()
  })

  it('says why it was not saved, and keeps the sentence [FORT-209] [ERR-1]', async () => {
    mockTestimonial(
      () => emptyState,
      () => databaseError,
    )
    renderCard()
    await userEvent.click(await screen.findByRole('radio', { name: '2' }))
    await userEvent.type(screen.getByLabelText('Your review in a sentence'), 'Slow')
    await click('Save rating')
    expect(await screen.findByRole('alert')).toHaveTextContent('Your rating was not saved. Please try again.')
    expect(screen.getByLabelText('Your review in a sentence')).toHaveValue('Slow')
  })

  it('shows an error with Retry when it fails to load [FORT-209] [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    renderCard()
    expect(await screen.findByRole('heading', { name: 'Your rating could not be loaded' })).toBeVisible()
    mockTestimonial(() => emptyState)
    await click('Retry')
    expect(await screen.findByRole('heading', { name: 'How did it go?' })).toBeVisible()
  })
})

describe('a project that is rated', () => {
  it('is rated differently until it is published [FORT-200]', async () => {
    const requests = mockTestimonial(() => givenState())
    renderCard()
    expect(await screen.findByText('Noor, Harbor Lane')).toBeVisible()
    await click('Change')
    expect(screen.getByLabelText('Your review in a sentence')).toHaveValue('It answers half of our inbox.')
    expect(screen.getByRole('radio', { name: /^First name and company/ })).toBeChecked()
    await click('Cancel')
    await click('Change')
    await userEvent.click(screen.getByRole('radio', { name: '3' }))
    await click('Save rating')
    await waitFor(() =>
      expect(sent(requests, 'save_testimonial')).toMatchObject([{ rating: 3, name_form: 'first', may_publish: true }]),
    )
  })

  it('is not changed while it is published, but loses its consent [FORT-203]', async () => {
    let state = givenState({ is_published: true })
    const requests = mockTestimonial(
      () => state,
      () => {
        state = givenState({ has_consented: false })
        return { body: null }
      },
    )
    renderCard()
    expect(await screen.findByText(/is published on our website/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
    await click('Take back consent')
    expect(await findToast('Your consent is taken back')).toBeVisible()
    expect(sent(requests, 'take_back_testimonial_consent')).toEqual([{ project: project.id }])
    expect(screen.getByRole('button', { name: 'Change' })).toBeVisible()
  })

  it('says that the consent was not taken back [FORT-203] [ERR-1]', async () => {
    mockTestimonial(
      () => givenState(),
      () => databaseError,
    )
    renderCard()
    await screen.findByText('Noor, Harbor Lane')
    await click('Take back consent')
    expect(await findToast('Your consent was not taken back. Please try again.')).toBeVisible()
  })

  it('is withdrawn after a question [FORT-203]', async () => {
    let state = givenState()
    const requests = mockTestimonial(
      () => state,
      () => {
        state = emptyState
        return { body: null }
      },
    )
    renderCard()
    await screen.findByText('Noor, Harbor Lane')
    await click('Withdraw rating')
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your rating?' }))
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw rating' }))
    expect(await findToast('Your rating is withdrawn')).toBeVisible()
    expect(sent(requests, 'withdraw_testimonial')).toEqual([{ project: project.id }])
    expect(await screen.findByRole('heading', { name: 'How did it go?' })).toBeVisible()
  })
})
