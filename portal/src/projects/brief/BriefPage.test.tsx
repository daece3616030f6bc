import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import type { BriefEvent, ProjectBrief } from '@fortnight/supabase/briefs/brief'
import {
  jobQuestion,
  sampleBrief,
  sampleQuery,
  submittedBrief,
  volumeQuestion,
} from '@fortnight/supabase/briefs/brief.testing'
import { databaseError, project } from '../../layout/renderPortal.testing.tsx'
import { callsOf, mockBrief, renderBrief } from './renderBrief.testing.tsx'

const event = (kind: BriefEvent['kind'], reason: string | null = null): BriefEvent => ({
  ...{ id: 1, kind, reason, question_id: null, created_at: '2025-09-02T10:00:00Z', by: 'team' },
})
const findForm = () =>
  screen.findByRole('progressbar', { name: '2 of 4 questions answered, 1 required answer missing' })
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** On phones, the only question that is shown. */
const currentQuestion = () => screen.getAllByRole('listitem').find(({ dataset }) => dataset.current !== undefined)!

beforeEach(() => localStorage.clear())

describe('an open brief', () => {
  it('shows its questions with their help and what is answered [FORT-50] [FORT-51]', async () => {
    mockBrief()
    const { container } = renderBrief()
    await findForm()
    expect(document.title).toBe('Brief: Support agent | Fortnight')
    expect(screen.getByLabelText('What should the agent do?')).toHaveValue('Answer emails')
    expect(screen.getByLabelText('What should the agent do?')).toHaveAccessibleDescription('One job.')
    expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked()
    expect(screen.getByLabelText('How many cases a month?')).toHaveValue('')
    expect(screen.getByRole('group', { name: 'A sample (optional)' })).toBeInTheDocument()
    expect(await screen.findByText(/Up to 25 MB per file/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('begins on phones with the first question without an answer, and goes from one to the next [FORT-51]', async () => {
    mockBrief()
    renderBrief()
    await findForm()
    const current = () => within(currentQuestion())
    expect(current().getByLabelText('How many cases a month?')).toBeVisible()
    expect(screen.getByText('Question 3 of 4 · 2 answered')).toBeVisible()
    await clickButton('Back')
    expect(current().getByRole('radio', { name: 'Phone' })).toBeVisible()
    for (let question = 2; question <= 4; question += 1) await clickButton('Next')
    expect(current().getByRole('heading', { name: 'Send the brief' })).toBeVisible()
    await waitFor(() => expect(currentQuestion()).toHaveFocus())
    expect(screen.getByText('Last step')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  it('leads on phones to the next required question without an answer, where that is not the next one [FORT-52]', async () => {
    mockBrief()
    renderBrief()
    await findForm()
    expect(screen.queryByRole('button', { name: 'Go to the next missing answer' })).toBeNull()
    await clickButton('Back')
    await clickButton('Back')
    await clickButton('Go to the next missing answer')
    await waitFor(() => expect(currentQuestion()).toHaveFocus())
    expect(within(currentQuestion()).getByLabelText('How many cases a month?')).toBeVisible()
  })

  it('leads to the required questions without an answer before it is sent [FORT-52]', async () => {
    mockBrief()
    renderBrief()
    await findForm()
    expect(screen.getByText('1 required answer is still missing:')).toBeVisible()
    const sendButton = screen.getByRole('button', { name: 'Send the brief' })
    expect(sendButton).toHaveAttribute('aria-disabled', 'true')
    expect(sendButton).toHaveAccessibleDescription('1 required answer is still missing:')
    await clickButton('How many cases a month?')
    await waitFor(() => expect(currentQuestion()).toHaveFocus())
    expect(within(currentQuestion()).getByLabelText('How many cases a month?')).toBeVisible()
  })

  it('is sent once it is complete, and says so when that fails [FORT-52] [ERR-1]', async () => {
    const complete: ProjectBrief = { ...submittedBrief, state: 'open', submitted_at: null }
    let response: { status?: number; body?: unknown } = databaseError
    const requests = mockBrief(complete, ({ path }) => (path.endsWith('submit_brief') ? response : undefined))
    renderBrief()
    await userEvent.click(await screen.findByRole('button', { name: 'Send the brief' }))
    expect(await screen.findByText('The brief was not sent. Try again.')).toBeVisible()
    response = { status: 204 }
    await clickButton('Send the brief')
    expect(await findToast('Brief sent')).toBeVisible()
    expect(callsOf(requests, 'submit_brief')[1]).toEqual({ project: complete.project_id })
  })

  it('that was opened again says why [FORT-50]', async () => {
    mockBrief({ ...sampleBrief, events: [{ ...event('asked'), id: 2 }, event('reopened', 'The mailbox has changed.')] })
    renderBrief()
    expect(await screen.findByText(/^We’ve reopened the brief: “The mailbox has changed.”/)).toBeVisible()
  })
})

describe('what the team has asked back', () => {
  it('stands above its question with a link to the conversation, until it is answered [FORT-55]', async () => {
    const asked = {
      ...jobQuestion,
      queries: [sampleQuery, { ...sampleQuery, id: 'q0', body: 'Old', resolved_at: 'x' }],
    }
    const requests = mockBrief({ ...submittedBrief, questions: [asked, volumeQuestion] }, ({ path }) =>
      path.endsWith('resolve_brief_queries') ? { status: 204 } : undefined,
    )
    const { container } = renderBrief()
    expect(await screen.findByText('Which mailbox?')).toBeVisible()
    expect(screen.queryByText('Old')).toBeNull()
    expect(screen.getByRole('link', { name: 'Reply in Messages' })).toHaveAttribute(
      'href',
      `/project/${sampleBrief.project_id}/messages?at=12`,
    )
    expect(await axe(container)).toHaveNoViolations()
    await clickButton('Mark as answered')
    await waitFor(() =>
      expect(callsOf(requests, 'resolve_brief_queries')).toEqual([
        { project: sampleBrief.project_id, question: jobQuestion.id },
      ]),
    )
  })

  it('says so when it could not be marked as answered [FORT-55] [ERR-1]', async () => {
    mockBrief({ ...submittedBrief, questions: [{ ...jobQuestion, queries: [sampleQuery] }] }, ({ path }) =>
      path.endsWith('resolve_brief_queries') ? databaseError : undefined,
    )
    renderBrief()
    await screen.findByText('Which mailbox?')
    await clickButton('Mark as answered')
    expect(await screen.findByText('That didn’t work. Try again.')).toBeVisible()
  })
})

describe('a brief that no longer changes', () => {
  it.each<[ProjectBrief['state'], BriefEvent, RegExp]>([
    ['accepted', event('accepted'), /^We’ve accepted the brief/],
    ['skipped', event('skipped', 'On the phone.'), /^We’re going ahead without the brief: “On the phone.”/],
  ])('shows its answers once it is %s [FORT-50]', async (state, latest, sentence) => {
    mockBrief({ ...submittedBrief, state, events: [latest] })
    const { container } = renderBrief()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByText('Answer emails')).toBeVisible()
    expect(screen.queryAllByText('No files')).toHaveLength(state === 'accepted' ? 1 : 0)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows no answers where it was skipped without any [FORT-50]', async () => {
    const questions = submittedBrief.questions.map((question) => ({ ...question, answer: null }))
    mockBrief({ ...submittedBrief, state: 'skipped', questions, events: [event('skipped', 'On the phone.')] })
    renderBrief()
    expect(await screen.findByText(/^We’re going ahead without the brief/)).toBeVisible()
    expect(screen.queryByRole('term')).toBeNull()
  })

  it('says so where there is none, and when it could not be loaded [FORT-50] [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockBrief(null, ({ path }) => (path.endsWith('project_brief') ? databaseError : undefined))
    renderBrief()
    expect(await screen.findByRole('heading', { name: 'The brief could not be loaded' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
    mockBrief(null)
    await clickButton('Retry')
    expect(await screen.findByRole('heading', { name: 'This project has no brief' })).toBeVisible()
  })
})
