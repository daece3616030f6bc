import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { databaseError } from '../layout/renderAdminPage.testing.tsx'
import { clickButton, draft, findQuestions, job, openDraft, rules, savesOf, source } from './renderBriefs.testing.tsx'

beforeEach(() => localStorage.clear())

describe('the draft of a questionnaire', () => {
  it('shows its questions with what they ask for [FORT-57]', async () => {
    const { container } = await openDraft()
    const questions = await findQuestions()
    const texts = questions.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))
    expect(texts[0]).toMatch(/^1\. What should it do\?One job\.TextRequired/)
    const choices = within(within(questions[1]!).getByRole('list', { name: 'Choices' }))
    expect(choices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Email', 'Phone'])
    expect(texts[2]).toMatch(/OptionalOnly for Enterprise Agent and Custom Quote/)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('gets a new question, which is refused until it is complete [FORT-57]', async () => {
    const { requests } = await openDraft()
    await findQuestions()
    await clickButton('Add question')
    const dialog = within(await screen.findByRole('dialog', { name: 'New question' }))
    await userEvent.selectOptions(dialog.getByLabelText('Answer type'), 'Choice')
    await userEvent.click(dialog.getByRole('button', { name: 'Add question' }))
    expect(await dialog.findByText('Question is required')).toBeVisible()
    expect(dialog.getByText('Please enter at least two choices, one per line')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Question'), 'How urgent?')
    await userEvent.type(dialog.getByLabelText('Choices'), 'Today\nTomorrow')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Custom Quote' }))
    expect(await axe(document.body)).toHaveNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Add question' }))
    expect(await findToast('Question saved')).toBeVisible()
    expect(savesOf(requests)[0]!.questions.at(-1)).toEqual({
      ...{ id: expect.any(String) as string, type: 'choice', label: 'How urgent?', help: '', required: true },
      ...{ choices: ['Today', 'Tomorrow'], min: null, max: null, plans: ['custom'] },
    })
  })

  it('keeps what was typed when a question could not be saved [FORT-57] [ERR-1]', async () => {
    await openDraft(({ method }) => (method === 'PATCH' ? databaseError : undefined))
    await findQuestions()
    await clickButton('Edit What should it do?')
    await userEvent.type(await screen.findByLabelText('Question'), '!')
    await clickButton('Save question')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('Question')).toHaveValue('What should it do?!')
  })

  it('is put into another order [FORT-57]', async () => {
    const { requests } = await openDraft()
    await findQuestions()
    expect(screen.getByRole('button', { name: 'Move up: What should it do?' })).toHaveAttribute('aria-disabled', 'true')
    await clickButton('Move down: What should it do?')
    await waitFor(() => expect(savesOf(requests)).toEqual([{ questions: [source, job, rules] }]))
  })

  it('loses a question, which Undo brings back [FORT-57]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const { requests } = await openDraft()
    await findQuestions()
    await clickButton('Remove Where from?')
    expect(await findToast('Question removed')).toBeVisible()
    expect(savesOf(requests)[0]).toEqual({ questions: [job, rules] })
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(savesOf(requests)[1]).toEqual({ questions: [job, source, rules] }))
  })

  it('says so while it has no questions, and is then not published [FORT-57] [FORT-58]', async () => {
    await openDraft(undefined, { ...draft, questions: [] })
    expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
  })

  it('is deleted, which Undo takes back [FORT-57]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const { requests } = await openDraft()
    await clickButton('Delete draft')
    expect(await findToast('Draft deleted')).toBeVisible()
    expect(window.location.pathname).toBe('/admin/briefs')
    expect(savesOf(requests, 'DELETE')).toHaveLength(1)
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(savesOf(requests, 'POST')).toEqual([{ questions: draft.questions }]))
  })
})

describe('publishing a draft', () => {
  const changed = { ...draft, questions: [source, { ...job, help: 'Several jobs.' }] }
  const publish = async () => {
    await clickButton('Publish')
    const dialog = await screen.findByRole('dialog', { name: 'Publish version 2?' })
    await within(dialog).findByRole('list', { name: 'Changes' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
    return within(dialog)
  }

  it('lists what changes, and tells from when on it is used [FORT-58]', async () => {
    const { requests } = await openDraft(
      ({ path }) => (path === 'rpc/publish_brief' ? { body: [changed] } : undefined),
      changed,
    )
    await clickButton('Publish')
    const changes = within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole('listitem')
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ChangedWhat should it do\?Help/),
      'RemovedWhich rules apply?',
      'MovedThe order of the questions',
    ])
    expect(await axe(document.body)).toHaveNoViolations()
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }))
    expect(await findToast('Version 2 is published. New projects use it.')).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/publish_brief')!.body).toEqual({
      ...{ version: draft.id, base_version: draft.updated_at },
    })
  })

  it('asks once more when a colleague has changed the draft meanwhile [FORT-58]', async () => {
    await openDraft(({ path }) => (path === 'rpc/publish_brief' ? { body: [] } : undefined), changed)
    const dialog = await publish()
    expect(await dialog.findByText(/A colleague has changed the draft in the meantime\./)).toBeVisible()
  })

  it('says so when it fails [FORT-58] [ERR-1]', async () => {
    await openDraft(({ path }) => (path === 'rpc/publish_brief' ? databaseError : undefined), changed)
    const dialog = await publish()
    expect(await dialog.findByText('The questionnaire was not published. Try again.')).toBeVisible()
  })
})
