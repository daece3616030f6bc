import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AskedQuestion } from '@fortnight/supabase/briefs/brief'
import {
  jobQuestion,
  sampleBrief,
  sampleQuestion,
  sourceQuestion,
  volumeQuestion,
} from '@fortnight/supabase/briefs/brief.testing'
import { databaseError } from '../../layout/renderPortal.testing.tsx'
import { callsOf, mockBrief, renderBrief, savedVersion, storedFile } from './renderBrief.testing.tsx'

const ask = (...questions: AskedQuestion[]) => ({ ...sampleBrief, questions })
const project = sampleBrief.project_id
const findField = (label = 'How many cases a month?') => screen.findByLabelText(label)
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Enters a text and leaves the field, which saves without waiting for a pause. */
async function enter(text: string, label?: string) {
  const field = await findField(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
  return field
}

beforeEach(() => localStorage.clear())

describe('an answer', () => {
  it('is saved a moment after it was typed, and the page says so [FORT-53]', async () => {
    const requests = mockBrief(ask(volumeQuestion))
    renderBrief()
    await userEvent.type(await findField(), '120')
    expect(screen.getByText('Not saved yet')).toBeVisible()
    expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeVisible()
    expect(callsOf(requests, 'save_brief_answer')).toEqual([
      { project, question: volumeQuestion.id, answer: '120', base_version: null },
    ])
    await enter('121')
    await waitFor(() =>
      expect(callsOf(requests, 'save_brief_answer')[1]).toMatchObject({ answer: '121', base_version: savedVersion }),
    )
  })

  it('that is chosen is saved at once, and an optional one is taken back [FORT-53]', async () => {
    const requests = mockBrief(ask({ ...sourceQuestion, required: false }))
    renderBrief()
    await userEvent.click(await screen.findByRole('radio', { name: 'Phone' }))
    await waitFor(() => expect(callsOf(requests, 'save_brief_answer')).toMatchObject([{ answer: 'Phone' }]))
    expect(await screen.findByText('Saved')).toBeVisible()
    await clickButton('Clear my choice')
    await waitFor(() => expect(callsOf(requests, 'save_brief_answer')[1]).toMatchObject({ answer: '' }))
  })

  it('that does not fit is refused beside its field, and not sent [FORT-35]', async () => {
    const requests = mockBrief(ask(volumeQuestion))
    renderBrief()
    const field = await enter('many')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Please enter a number, such as 120 or 2.5.')
    expect(callsOf(requests, 'save_brief_answer')).toEqual([])
  })

  it('that could not be saved stays, with Retry [FORT-53] [ERR-1]', async () => {
    let isDown = true
    const requests = mockBrief(ask(volumeQuestion), ({ path }) =>
      isDown && path.endsWith('save_brief_answer') ? databaseError : undefined,
    )
    renderBrief()
    const field = await enter('120')
    expect(await screen.findByText(/What you typed stays here\./)).toBeVisible()
    expect(field).toHaveValue('120')
    isDown = false
    await clickButton('Retry')
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(callsOf(requests, 'save_brief_answer')).toHaveLength(2)
  })

  it('that was not saved is there again after a reload [FORT-53]', async () => {
    mockBrief(ask(volumeQuestion), ({ path }) => (path.endsWith('save_brief_answer') ? databaseError : undefined))
    const { unmount } = renderBrief()
    await enter('120')
    await screen.findByText(/What you typed stays here\./)
    unmount()
    const requests = mockBrief(ask(volumeQuestion))
    renderBrief()
    expect(await findField()).toHaveValue('120')
    await waitFor(() => expect(callsOf(requests, 'save_brief_answer')).toMatchObject([{ answer: '120' }]), {
      timeout: 3_000,
    })
    await screen.findByText('Saved')
    expect(Object.keys(localStorage).filter((key) => key.includes('brief:'))).toEqual([])
  })
})

describe('an answer that another device has changed', () => {
  const theirs = { value: 'Sort invoices', file: null, updated_at: '2025-09-03T09:00:00.000001+00:00' }

  async function openConflict() {
    const requests = mockBrief(ask(jobQuestion), ({ path, body }) => {
      const calls = callsOf(requests, 'save_brief_answer')
      if (path.endsWith('project_brief') && calls.length > 0) return { body: ask({ ...jobQuestion, answer: theirs }) }
      if (!path.endsWith('save_brief_answer')) return undefined
      const isCurrent = (body as { base_version: string }).base_version === theirs.updated_at
      return { body: isCurrent ? [{ updated_at: savedVersion }] : [] }
    })
    renderBrief()
    const field = await enter('Sort the mail', 'What should the agent do?')
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('Sort invoices')).toBeVisible()
    expect(field).toHaveValue('Sort the mail')
    return { requests, field }
  }

  it('is shown before this one replaces it [FORT-54]', async () => {
    const { requests, field } = await openConflict()
    await clickButton('Keep mine')
    await waitFor(() =>
      expect(callsOf(requests, 'save_brief_answer')[1]).toMatchObject({
        ...{ answer: 'Sort the mail', base_version: theirs.updated_at },
      }),
    )
    expect(field).toHaveValue('Sort the mail')
  })

  it('replaces this one on request [FORT-54]', async () => {
    const { requests, field } = await openConflict()
    await clickButton('Use that one')
    expect(field).toHaveValue('Sort invoices')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(callsOf(requests, 'save_brief_answer')).toHaveLength(1)
  })
})

describe('a file as an answer', () => {
  it('is picked from the files of the project, and removed again [FORT-53]', async () => {
    const requests = mockBrief(ask(sampleQuestion))
    renderBrief()
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from the project’s files' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a file' }))
    await userEvent.click(dialog.getByRole('button', { name: /Cases\.zip/ }))
    await waitFor(() =>
      expect(callsOf(requests, 'save_brief_answer')).toMatchObject([
        { answer: storedFile.file_id, base_version: null },
      ]),
    )
    expect(screen.getByRole('link', { name: 'Cases.zip' })).toBeVisible()
    await screen.findByText('Saved')
    await clickButton('Remove the file from “A sample”')
    await waitFor(() => expect(callsOf(requests, 'save_brief_answer')[1]).toMatchObject({ answer: '' }))
  })
})
