import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockApi } from '../../layout/renderAdminPage.testing.tsx'
import { cost, holding, open, press, writes } from '../renderFaqs.testing.tsx'

// The real editor needs a browser (its rules: editorModules.test.ts); here a text area stands for the package.
jest.mock('react-quill', () => jest.requireActual('../editor/fakeQuill.testing.tsx'))

const question = () => screen.findByLabelText('Question')
const answer = () => screen.findByLabelText('Answer')

beforeEach(() => localStorage.clear())

describe('creating a FAQ', () => {
  it('starts published, at the end of the list, with ways back [ADMIN-FAQ-7] [ADMIN-FAQ-8] [ADMIN-FAQ-10]', async () => {
    holding()
    open('/admin/faqs/new')
    expect(await screen.findByRole('heading', { name: 'Create New FAQ' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Published' })).toBeChecked()
    await waitFor(() => expect(screen.getByLabelText('Order Index')).toHaveValue(8))
    expect(screen.getByText('Lower numbers appear first')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to FAQs' })).toHaveAttribute('href', '/admin/faqs')
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/faqs')
  })

  it('starts at 1 without a word when the next number cannot be learned [ADMIN-FAQ-10]', async () => {
    mockApi(() => databaseError)
    open('/admin/faqs/new')
    expect(await screen.findByLabelText('Order Index')).toHaveValue(1)
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names the checkbox after the state [ADMIN-FAQ-8]', async () => {
    holding()
    open('/admin/faqs/new')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Published' }))
    expect(screen.getByRole('checkbox', { name: 'Draft' })).not.toBeChecked()
  })

  it('requires a question, takes what is no number for 0 and refuses less [ADMIN-FAQ-9]', async () => {
    const requests = holding()
    open('/admin/faqs/new')
    await question()
    const order = screen.getByLabelText('Order Index')
    await waitFor(() => expect(order).toHaveValue(8))
    await userEvent.clear(order)
    await userEvent.tab()
    expect(order).toHaveValue(0)
    await userEvent.clear(order)
    await userEvent.type(order, '-1')
    await press('Create FAQ')
    expect(await screen.findByText('Question is required')).toBeVisible()
    expect(screen.getByText('The order index must be 0 or more')).toBeVisible()
    expect(writes(requests)).toHaveLength(0)
  })

  it('saves once, refreshes the list and goes back to it [ADMIN-FAQ-15] [ADMIN-FAQ-17]', async () => {
    const requests = holding()
    open('/admin/faqs/new')
    await userEvent.type(await question(), ' Who owns it? ')
    await userEvent.type(await answer(), 'You&nbsp;do.')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create FAQ' }))
    expect(await screen.findByRole('rowheader', { name: 'Just saved?' })).toBeVisible()
    expect(window.location.pathname).toBe('/admin/faqs')
    expect(writes(requests)).toHaveLength(1)
    expect(writes(requests)[0]).toMatchObject({
      method: 'POST',
      body: { question: 'Who owns it?', answer: 'You do.', order_index: 8, published: true },
    })
  })

  it('says what failed above the form and keeps every value [ADMIN-FAQ-15] [ADMIN-FAQ-16]', async () => {
    mockApi(({ method }) => (method === 'GET' ? { body: [] } : { status: 500, body: { code: 'SUP', message: 'x' } }))
    open('/admin/faqs/new')
    await userEvent.type(await question(), 'Who owns it?')
    await userEvent.type(await answer(), 'You do.')
    await press('Create FAQ')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to save FAQ')
    expect(alert.compareDocumentPosition(await question())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await question()).toHaveValue('Who owns it?')
    expect(await answer()).toHaveValue('You do.')
    expect(screen.getByRole('button', { name: 'Create FAQ' })).toBeEnabled()
  })
})

describe('what is typed into a FAQ', () => {
  it('is kept on this device, and comes back with the answer in the editor [ADMIN-FAQ-15]', async () => {
    holding()
    const { unmount } = open('/admin/faqs/new')
    await userEvent.type(await question(), 'Lost?')
    await userEvent.type(await answer(), 'No')
    unmount()
    open('/admin/faqs/new')
    await question()
    await press('Restore')
    expect(await question()).toHaveValue('Lost?')
    expect(await answer()).toHaveValue('<p>No</p>')
  })
})

describe('the answer', () => {
  it('has a preview that shows what visitors will see [ADMIN-FAQ-11]', async () => {
    holding()
    open('/admin/faqs/new')
    await answer()
    await press('Preview')
    expect(screen.getByText('No content to preview')).toBeVisible()
    await press('Edit')
    await userEvent.type(await answer(), '<p><strong>Bold</strong><img src="x"></p>')
    expect(screen.getByText(/Pictures are not shown to visitors/)).toBeVisible()
    await press('Preview')
    const preview = screen.getByRole('region', { name: 'Preview' })
    await waitFor(() => expect(preview.querySelector('strong')).toHaveTextContent('Bold'))
    expect(preview.querySelector('img')).toBeNull()
  })
})

describe('editing a FAQ', () => {
  it('names the FAQ in the tab of the browser', async () => {
    holding()
    open('/admin/faqs/edit/f1')
    await waitFor(() => expect(document.title).toBe('Edit What does it cost? | Fortnight'))
  })

  it('shows what is stored and updates it [ADMIN-FAQ-7] [ADMIN-FAQ-15]', async () => {
    const requests = holding()
    open('/admin/faqs/edit/f1')
    expect(await screen.findByRole('heading', { name: 'Edit FAQ' })).toBeVisible()
    expect(await question()).toHaveValue('What does it cost?')
    expect(screen.getByLabelText('Order Index')).toHaveValue(4)
    expect(await answer()).toHaveValue(cost.answer)
    await userEvent.type(await question(), '!')
    await press('Update FAQ')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/faqs'))
    expect(writes(requests)[0]).toMatchObject({
      method: 'PATCH',
      body: { question: 'What does it cost?!', answer: cost.answer, published: true },
    })
  })

  it('shows a red box with the message when the FAQ cannot be loaded [ADMIN-FAQ-16]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    open('/admin/faqs/edit/f1')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to fetch FAQ')
    expect(alert).toHaveTextContent('The database is unwell')
  })

  it('says so when there is no such FAQ', async () => {
    mockApi(() => ({ body: [] }))
    open('/admin/faqs/edit/gone')
    expect(await screen.findByText('FAQ not found')).toBeVisible()
  })

  it('has no accessibility violations', async () => {
    holding()
    const { container } = open('/admin/faqs/edit/f1')
    await answer()
    expect(await axe(container)).toHaveNoViolations()
  })
})
