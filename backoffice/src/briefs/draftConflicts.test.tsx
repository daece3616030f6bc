import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import type { Questionnaire } from '@fortnight/supabase/briefs/questionnaires'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { clickButton, draft, findQuestions, job, openDraft, rules, savesOf, source } from './renderBriefs.testing.tsx'

/** Responds as if a colleague had stored something since the page was loaded. */
const storedMeanwhile = (theirs: Questionnaire) => {
  let wasRefused = false
  return ({ method, path, query, body }: ApiRequest): ApiResponse | undefined => {
    if (path !== 'brief_versions') return undefined
    const isCurrent = query.includes(encodeURIComponent(theirs.updated_at))
    if (method === 'PATCH') {
      wasRefused = true
      return { body: isCurrent ? { ...theirs, ...(body as object) } : null }
    }
    return method === 'GET' && wasRefused && query.includes(draft.id) ? { body: theirs } : undefined
  }
}

beforeEach(() => localStorage.clear())

describe('a draft that a colleague changes, too', () => {
  const later = '2025-09-02T11:00:00+00:00'

  it('keeps both changes where they concern different questions [FORT-57]', async () => {
    const theirs = { ...draft, updated_at: later, questions: [{ ...job, help: 'New help' }, source, rules] }
    const { requests } = await openDraft(storedMeanwhile(theirs))
    await findQuestions()
    await clickButton('Move down: Where from?')
    await waitFor(() =>
      expect(savesOf(requests)[1]).toEqual({ questions: [{ ...job, help: 'New help' }, rules, source] }),
    )
  })

  it('shows both versions of a question before either is replaced [FORT-57]', async () => {
    const theirs = { ...draft, updated_at: later, questions: [{ ...job, help: 'Theirs' }, source, rules] }
    const { requests } = await openDraft(storedMeanwhile(theirs))
    await findQuestions()
    await clickButton('Edit What should it do?')
    await userEvent.type(await screen.findByLabelText('Question'), '!')
    await clickButton('Save question')
    expect(await screen.findByRole('heading', { name: 'This question was changed in the meantime' })).toBeVisible()
    expect(screen.getByLabelText('Question')).toHaveValue('What should it do?!')
    await clickButton('Keep mine')
    expect(await findToast('Question saved')).toBeVisible()
    expect(savesOf(requests).at(-1)!.questions[0]).toEqual({ ...job, label: 'What should it do?!', help: 'Theirs' })
  })

  it('keeps what was typed, and says so, when it changes again and again [FORT-57]', async () => {
    const theirs = { ...draft, updated_at: later }
    await openDraft(({ method, path, query }) => {
      if (path !== 'brief_versions') return undefined
      if (method === 'PATCH') return { body: null }
      return method === 'GET' && query.includes(draft.id) ? { body: theirs } : undefined
    }, theirs)
    await findQuestions()
    await clickButton('Add question')
    const dialog = within(await screen.findByRole('dialog', { name: 'New question' }))
    await userEvent.type(dialog.getByLabelText('Question'), 'How urgent?')
    await userEvent.click(dialog.getByRole('button', { name: 'Add question' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^A colleague is editing this questionnaire too\./)
    expect(dialog.getByLabelText('Question')).toHaveValue('How urgent?')
  })

  it('says so when it was published in the meantime [FORT-57]', async () => {
    await openDraft(storedMeanwhile({ ...draft, updated_at: later, published_at: later }))
    await findQuestions()
    await clickButton('Move down: Where from?')
    expect(await findToast(/^A colleague has published this questionnaire in the meantime\./)).toBeVisible()
  })
})
