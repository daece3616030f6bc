import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import type { ProjectBrief } from '@fortnight/supabase/briefs/brief'
import { jobQuestion, sampleBrief, sampleQuery, submittedBrief } from '@fortnight/supabase/briefs/brief.testing'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import { mockProjectPageApi, renderProjectPage, sentTo } from '../page/renderProjectPage.testing.tsx'
import { project, storedProject } from '../renderProjects.testing.tsx'

const unstarted = { ...storedProject, started_on: null }
const bodiesFor = (brief: ProjectBrief | null, stored: object = unstarted) => ({
  ...{ projects: [stored], 'rpc/project_brief': brief && { ...brief, project_id: project.id } },
})
function openBrief(
  brief: ProjectBrief | null,
  respond?: (request: ApiRequest) => ApiResponse | undefined,
  stored?: object,
) {
  const requests = mockProjectPageApi(bodiesFor(brief, stored), respond)
  return { requests, ...renderProjectPage('?tab=brief') }
}
const findAnswers = async () => within(await screen.findByRole('list', { name: 'Answers' })).getAllByRole('listitem')
const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const asked: ProjectBrief = {
  ...submittedBrief,
  questions: submittedBrief.questions.map((question) =>
    question.id === jobQuestion.id ? { ...question, queries: [sampleQuery] } : question,
  ),
}

beforeEach(() => localStorage.clear())

describe('the brief of a project', () => {
  it('shows answers, whether it is complete, and what happened [FORT-59]', async () => {
    const { container } = openBrief({
      ...sampleBrief,
      events: [
        { id: 1, kind: 'skipped', question_id: null, reason: 'x', created_at: '2025-09-01T10:00:00Z', by: 'team' },
      ],
    })
    const texts = (await findAnswers()).map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))
    expect(texts[0]).toMatch(/^1\. What should the agent do\? ?Answer emailsAnswered Sep 1, 2025/)
    expect(texts[2]).toContain('No answer yet')
    expect(texts[3]).toMatch(/^4\. A sample OptionalNo answer/)
    expect(screen.getByText('Waiting for the client')).toBeVisible()
    expect(screen.getByText('Not complete')).toBeVisible()
    expect(screen.getByText('2 of 4 questions answered, 1 required answer missing')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept the brief' })).toBeNull()
    expect(screen.getByText('A colleague skipped the brief: x')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is accepted after a confirmation, in the version that was read [FORT-59]', async () => {
    const { requests } = openBrief(submittedBrief)
    await findAnswers()
    expect(screen.getByText('Complete')).toBeVisible()
    await clickButton('Accept the brief')
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept this brief?' }))
    expect(sentTo(requests, 'POST', 'rpc/accept_brief')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the brief' }))
    expect(await findToast('Brief accepted. The project can start.')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/accept_brief')).toEqual([
      { project: project.id, base_version: submittedBrief.updated_at },
    ])
  })

  it('says so when the client has changed an answer meanwhile [FORT-59]', async () => {
    const message = 'This brief has changed in the meantime. Please look at it once more.'
    openBrief(submittedBrief, ({ path }) =>
      path === 'rpc/accept_brief' ? { status: 409, body: { code: 'PT409', message } } : undefined,
    )
    await findAnswers()
    await clickButton('Accept the brief')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept the brief' }))
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('waits with what was asked back, which leads to the conversation and can be settled [FORT-59]', async () => {
    const { requests } = openBrief(asked)
    const [first] = await findAnswers()
    expect(within(first!).getByText('Which mailbox?')).toBeVisible()
    expect(within(first!).getByRole('link', { name: /^Open in the messages/ })).toHaveAttribute(
      'href',
      `/admin/projects/${project.id}?tab=messages&at=12`,
    )
    expect(screen.getByText('You can accept it once the client has answered what you asked.')).toBeVisible()
    await clickButton(/^Mark as answered/)
    expect(await findToast('Marked as answered')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/resolve_brief_queries')).toEqual([
      { project: project.id, question: jobQuestion.id },
    ])
  })

  it('is asked back about, once even when the response is lost [FORT-59]', async () => {
    let isDown = true
    const { requests } = openBrief(submittedBrief, ({ path }) =>
      isDown && path === 'rpc/ask_about_answer' ? databaseError : undefined,
    )
    await findAnswers()
    await clickButton('Ask a question about What should the agent do?')
    const dialog = within(screen.getByRole('dialog', { name: 'Ask about this answer' }))
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send question' }))
    await send()
    expect(await dialog.findByText('Your question is required')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Your question'), 'Which mailbox?')
    await send()
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(dialog.getByLabelText('Your question')).toHaveValue('Which mailbox?')
    isDown = false
    await send()
    expect(await findToast('Sent to the client')).toBeVisible()
    const [first, second] = sentTo(requests, 'POST', 'rpc/ask_about_answer')
    expect(first).toEqual({
      ...{ project: project.id, question: jobQuestion.id, body: 'Which mailbox?' },
      message: expect.any(String) as string,
    })
    expect(second).toEqual(first)
  })

  it.each<[string, ProjectBrief, string, string, string]>([
    ['skipped', sampleBrief, 'Skip the brief', 'Skip the brief', 'rpc/skip_brief'],
    ['reopened', { ...submittedBrief, state: 'accepted' }, 'Reopen', 'Reopen the brief', 'rpc/reopen_brief'],
  ])('is %s with a reason [FORT-59]', async (_how, brief, button, title, path) => {
    const { requests } = openBrief(brief)
    await findAnswers()
    await clickButton(button)
    const dialog = within(screen.getByRole('dialog', { name: title }))
    await userEvent.click(dialog.getByRole('button', { name: title }))
    expect(await dialog.findByText('Reason is required')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'On the phone')
    expect(await axe(document.body)).toHaveNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: title }))
    expect(await findToast(/^Brief (skipped|reopened)/)).toBeVisible()
    expect(sentTo(requests, 'POST', path)).toEqual([{ project: project.id, reason: 'On the phone' }])
  })

  it('stays as it is once the project has started, and when it is deleted [FORT-59]', async () => {
    openBrief({ ...submittedBrief, state: 'accepted' }, undefined, { ...storedProject, started_on: '2025-09-01' })
    await findAnswers()
    expect(screen.queryByRole('button', { name: /Reopen|Accept|Ask a question/ })).toBeNull()
  })

  it('of a deleted project can only be read [FORT-59]', async () => {
    openBrief(submittedBrief, undefined, { ...unstarted, deleted_at: '2025-09-06T10:00:00Z' })
    await findAnswers()
    expect(screen.queryByRole('button', { name: /Reopen|Accept|Ask a question|Skip/ })).toBeNull()
  })
})

describe('a project without a brief', () => {
  it('may be asked for one until it has started [FORT-43] [FORT-59]', async () => {
    const { requests, container } = openBrief(null)
    expect(await screen.findByRole('heading', { name: 'This project has no brief' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await clickButton('Ask for the brief')
    expect(await findToast('The client has been asked for a brief')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/start_brief')).toEqual([{ project: project.id }])
  })

  it('that has started is left as it is [FORT-43] [FORT-59]', async () => {
    openBrief(null, undefined, { ...storedProject, started_on: '2025-09-01' })
    expect(await screen.findByRole('heading', { name: 'This project has no brief' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask for the brief' })).toBeNull()
  })

  it('shows an error with Retry when that fails to load [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    openBrief(null, ({ path }) => (path === 'rpc/project_brief' ? databaseError : undefined))
    expect(await screen.findByRole('heading', { name: 'The brief could not be loaded' })).toBeVisible()
  })
})

describe('the plan of a project', () => {
  it('leads to the brief until that is accepted or skipped [FORT-41]', async () => {
    const state = { project_id: project.id, total: 4, answered: 2, missing: 1, open_queries: 0 }
    mockProjectPageApi({ ...bodiesFor(sampleBrief), 'rpc/brief_states': [{ ...state, state: 'open' }] })
    const { unmount } = renderProjectPage('?tab=plan')
    expect(await screen.findByRole('heading', { name: 'The brief is not accepted yet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start project' })).toBeNull()
    unmount()
    mockProjectPageApi({ ...bodiesFor(sampleBrief), 'rpc/brief_states': [{ ...state, state: 'skipped' }] })
    renderProjectPage('?tab=plan')
    expect(await screen.findByRole('button', { name: 'Start project' })).toBeVisible()
  })
})
