import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { mockApi } from '../../layout/renderAdminPage.testing.tsx'
import { holding, open, press, stored, writes } from '../renderFaqs.testing.tsx'

// The real editor needs a browser (its rules: editorModules.test.ts); here a text area stands for the package.
jest.mock('react-quill', () => jest.requireActual('../editor/fakeQuill.testing.tsx'))

beforeEach(() => localStorage.clear())

const question = () => screen.findByLabelText('Question')
const answer = () => screen.findByLabelText('Answer')
const conflict = () => screen.findByRole('heading', { name: 'This FAQ was changed in the meantime' })
const onList = () => waitFor(() => expect(window.location.pathname).toBe('/admin/faqs'))

const theirs = {
  ...stored,
  answer: '<p>Their answer</p>',
  order_index: 9,
  updated_at: '2025-09-03T10:00:00+00:00',
}

/** An API in which somebody else is always a moment faster with the state that a form was filled from. */
const outrun = () => {
  let isChanged = false
  return mockApi(({ method, path, query }) => {
    if (path.startsWith('rpc/')) return { body: [] }
    if (method === 'GET') return { body: isChanged ? theirs : [stored] }
    isChanged = true
    return { body: query.includes('updated_at=eq.2025-09-03') ? [theirs] : [] }
  })
}

describe('a FAQ that somebody else has saved meanwhile', () => {
  it('keeps my changes, and theirs in every other field, when I choose mine', async () => {
    const requests = outrun()
    const { container } = open('/admin/faqs/edit/f1')
    await userEvent.type(await question(), ' (mine)')
    await press('Update FAQ')
    expect(await conflict()).toBeVisible()
    expect(screen.getByRole('region', { name: 'Changes of Answer', hidden: true })).toHaveTextContent(
      'TheirFrom answer$2,500.',
    )
    expect(await axe(container)).toHaveNoViolations()
    await press('Keep mine')
    await onList()
    expect(writes(requests)).toHaveLength(2)
    const { body } = writes(requests)[1]!
    expect(body).toEqual({ question: `${stored.question} (mine)`, answer: theirs.answer, published: true })
  })

  it('shows theirs, in the editor as well, when I choose theirs', async () => {
    outrun()
    open('/admin/faqs/edit/f1')
    await userEvent.type(await question(), ' (mine)')
    await press('Update FAQ')
    await conflict()
    await press('Take theirs')
    expect(await question()).toHaveValue(stored.question)
    expect(await answer()).toHaveValue(theirs.answer)
    expect(screen.queryByText('This FAQ was changed in the meantime')).toBeNull()
    expect(screen.getByText('Saved')).toBeVisible()
  })

  it('gives me my text to take away, as it reads', async () => {
    outrun()
    open('/admin/faqs/edit/f1')
    await userEvent.type(await question(), ' (mine)')
    await press('Update FAQ')
    await conflict()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Copy my text' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('Question: What does it cost? (mine)\n\nAnswer: From $2,500.')
  })
})

describe('changes to a FAQ', () => {
  it('are compared with what somebody has saved since an earlier visit left them', async () => {
    const draft = { savedAt: Date.now(), basedOn: '2025-09-01T10:00:00Z', values: { answer: '<p>Left behind</p>' } }
    localStorage.setItem('fortnight-draft:faq-f1:a1', JSON.stringify(draft))
    const requests = mockApi(({ method, path, query }) => {
      if (path.startsWith('rpc/') || (method === 'PATCH' && query.includes('2025-09-01'))) return { body: [] }
      return { body: method === 'GET' ? stored : [stored] }
    })
    open('/admin/faqs/edit/f1')
    expect(await screen.findByText(/A newer version has been saved since/)).toBeVisible()
    await press('Restore')
    expect(await answer()).toHaveValue('<p>Left behind</p>')
    await press('Update FAQ')
    expect(await conflict()).toBeVisible()
    await press('Keep mine')
    await onList()
    expect(writes(requests).map(({ body }) => (body as { answer: string }).answer)).toEqual([
      '<p>Left behind</p>',
      '<p>Left behind</p>',
    ])
  })

  it('move it in the list only if its number was changed [ADMIN-FAQ-9]', async () => {
    const requests = holding()
    open('/admin/faqs/edit/f1')
    await userEvent.type(await screen.findByLabelText('Order Index'), '2')
    await press('Update FAQ')
    await onList()
    expect(writes(requests)).toMatchObject([{ method: 'PATCH', body: { order_index: 42 } }])
  })

  it('say when they are kept on this device [ADMIN-FAQ-15]', async () => {
    holding()
    open('/admin/faqs/edit/f1')
    await userEvent.type(await question(), '!')
    expect(await screen.findByText('Saved locally')).toBeVisible()
  })
})

describe('the history of a FAQ', () => {
  it('says what changed, compares with the form and goes back, but never moves it', async () => {
    const revision = { id: 7, saved_at: '2025-09-01T10:00:00Z', user_profiles: { name: 'Ada' } }
    const then = { question: 'What did it cost?', answer: '<p>Less.</p>', published: true }
    mockApi(({ path, query }) => {
      if (path !== 'faq_revisions') return { body: [stored] }
      return { body: query.includes('id=eq.7') ? { faq: then } : [{ ...revision, changed_fields: ['answer'] }] }
    })
    open('/admin/faqs/edit/f1')
    await question()
    await press('History')
    const panel = within(await screen.findByRole('dialog', { name: 'History' }))
    expect(await panel.findByText('Changed: Answer')).toBeVisible()
    expect(panel.getByText(/by Ada/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Compare' }))
    expect(await panel.findByRole('region', { name: 'Changes of Answer' })).toHaveTextContent('LessFrom $2,500.')
    expect(panel.queryByRole('region', { name: 'Changes of Order Index' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Restore' }))
    expect(await question()).toHaveValue('What did it cost?')
    expect(await answer()).toHaveValue('<p>Less.</p>')
    expect(screen.getByLabelText('Order Index')).toHaveValue(4)
    expect(screen.queryByText('Saved')).toBeNull()
  })
})
