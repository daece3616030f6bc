import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { mockRestApi } from '../../layout/renderAdminPage.testing.tsx'
import { faqId, mockFaqApi, renderFaqPage, clickButton, storedFaq, writeRequests } from '../renderFaqs.testing.tsx'

// jsdom cannot run the editor (quillConfig.test.ts tests its configuration), so a text area replaces it.
jest.mock('react-quill', () => jest.requireActual<object>('../editor/fakeQuill.testing.tsx'))

beforeEach(() => localStorage.clear())

const findQuestion = () => screen.findByLabelText('Question')
const findAnswer = () => screen.findByLabelText('Answer')
const findConflictNotice = () => screen.findByRole('heading', { name: 'This FAQ was changed in the meantime' })
const expectListPage = () => waitFor(() => expect(window.location.pathname).toBe('/admin/faqs'))

const otherVersion = {
  ...storedFaq,
  answer: '<p>Their answer</p>',
  order_index: 9,
  updated_at: '2025-09-03T10:00:00+00:00',
}

/** Mocks an API in which another admin has saved `otherVersion` before the first save. */
const mockConflictApi = () => {
  let hasConflict = false
  return mockRestApi(({ method, path, query }) => {
    if (path.startsWith('rpc/')) return { body: [] }
    if (method === 'GET') return { body: hasConflict ? otherVersion : [storedFaq] }
    hasConflict = true
    return { body: query.includes('updated_at=eq.2025-09-03') ? [otherVersion] : [] }
  })
}

describe('a FAQ that another admin has saved in the meantime', () => {
  it('is saved with my changes and the other version of unchanged fields after Keep mine', async () => {
    const requests = mockConflictApi()
    const { container } = renderFaqPage(`/admin/faqs/edit/${faqId}`)
    await userEvent.type(await findQuestion(), ' (mine)')
    await clickButton('Update FAQ')
    expect(await findConflictNotice()).toBeVisible()
    expect(screen.getByRole('region', { name: 'Changes of Answer', hidden: true })).toHaveTextContent(
      'TheirFrom answer$2,500.',
    )
    expect(await axe(container)).toHaveNoViolations()
    await clickButton('Keep mine')
    await expectListPage()
    expect(writeRequests(requests)).toHaveLength(2)
    const { body } = writeRequests(requests)[1]!
    expect(body).toEqual({ question: `${storedFaq.question} (mine)`, answer: otherVersion.answer, published: true })
  })

  it('is shown in the other version, including the editor, after Take theirs', async () => {
    mockConflictApi()
    renderFaqPage(`/admin/faqs/edit/${faqId}`)
    await userEvent.type(await findQuestion(), ' (mine)')
    await clickButton('Update FAQ')
    await findConflictNotice()
    await clickButton('Take theirs')
    expect(await findQuestion()).toHaveValue(storedFaq.question)
    expect(await findAnswer()).toHaveValue(otherVersion.answer)
    expect(screen.queryByText('This FAQ was changed in the meantime')).toBeNull()
    expect(screen.getByText('Saved')).toBeVisible()
  })

  it('can be copied as plain text', async () => {
    mockConflictApi()
    renderFaqPage(`/admin/faqs/edit/${faqId}`)
    await userEvent.type(await findQuestion(), ' (mine)')
    await clickButton('Update FAQ')
    await findConflictNotice()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Copy my text' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('Question: What does it cost? (mine)\n\nAnswer: From $2,500.')
  })
})

describe('unsaved changes of a FAQ', () => {
  it('are compared with a version saved after their draft', async () => {
    const draft = { savedAt: Date.now(), basedOn: '2025-09-01T10:00:00Z', values: { answer: '<p>Left behind</p>' } }
    localStorage.setItem(`fortnight-draft:faq-${faqId}:a1`, JSON.stringify(draft))
    const requests = mockRestApi(({ method, path, query }) => {
      if (path.startsWith('rpc/') || (method === 'PATCH' && query.includes('2025-09-01'))) return { body: [] }
      return { body: method === 'GET' ? storedFaq : [storedFaq] }
    })
    renderFaqPage(`/admin/faqs/edit/${faqId}`)
    expect(await screen.findByText(/A newer version has been saved since/)).toBeVisible()
    await clickButton('Restore')
    expect(await findAnswer()).toHaveValue('<p>Left behind</p>')
    await clickButton('Update FAQ')
    expect(await findConflictNotice()).toBeVisible()
    await clickButton('Keep mine')
    await expectListPage()
    expect(writeRequests(requests).map(({ body }) => (body as { answer: string }).answer)).toEqual([
      '<p>Left behind</p>',
      '<p>Left behind</p>',
    ])
  })

  it('include the order index only when it was edited [ADMIN-FAQ-9]', async () => {
    const requests = mockFaqApi()
    renderFaqPage(`/admin/faqs/edit/${faqId}`)
    await userEvent.type(await screen.findByLabelText('Order Index'), '2')
    await clickButton('Update FAQ')
    await expectListPage()
    expect(writeRequests(requests)).toMatchObject([{ method: 'PATCH', body: { order_index: 42 } }])
  })

  it('are reported as saved locally [ADMIN-FAQ-15]', async () => {
    mockFaqApi()
    renderFaqPage(`/admin/faqs/edit/${faqId}`)
    await userEvent.type(await findQuestion(), '!')
    expect(await screen.findByText('Draft kept on this device')).toBeVisible()
  })
})

describe('the history of a FAQ', () => {
  it('lists changes, compares a version with the form, and restores everything but the order index', async () => {
    const revision = { id: 7, saved_at: '2025-09-01T10:00:00Z', user_profiles: { name: 'Ada' } }
    const earlierValues = { question: 'What did it cost?', answer: '<p>Less.</p>', published: true }
    mockRestApi(({ path, query }) => {
      if (path !== 'faq_revisions') return { body: [storedFaq] }
      return {
        body: query.includes('id=eq.7') ? { faq: earlierValues } : [{ ...revision, changed_fields: ['answer'] }],
      }
    })
    renderFaqPage(`/admin/faqs/edit/${faqId}`)
    await findQuestion()
    await clickButton('History')
    const panel = within(await screen.findByRole('dialog', { name: 'History' }))
    expect(await panel.findByText('Changed: Answer')).toBeVisible()
    expect(panel.getByText(/by Ada/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Compare' }))
    expect(await panel.findByRole('region', { name: 'Changes of Answer' })).toHaveTextContent('LessFrom $2,500.')
    expect(panel.queryByRole('region', { name: 'Changes of Order Index' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Restore' }))
    expect(await findQuestion()).toHaveValue('What did it cost?')
    expect(await findAnswer()).toHaveValue('<p>Less.</p>')
    expect(screen.getByLabelText('Order Index')).toHaveValue(4)
    expect(screen.queryByText('Saved')).toBeNull()
  })
})
