import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { fakeDate } from '@fortnight/shared-ui/browser/fakeDate.testing'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { planWithDone, sampleHold, samplePlan } from '@fortnight/supabase/plans/plan.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import { mockProjectPageApi, renderProjectPage, sentTo } from '../page/renderProjectPage.testing.tsx'
import { project, storedProject } from '../renderProjects.testing.tsx'

const build = samplePlan.steps[1]!
const moved = {
  ...{ id: 2, kind: 'moved', step: 'build', waits_for: null, reason: 'The engineer is ill', by: 'team' },
  ...{ from_first_day: '2025-09-03', from_last_day: '2025-09-11', to_first_day: '2025-09-03' },
  ...{ to_last_day: '2025-09-12', created_at: '2025-09-04T10:00:00Z' },
}

function openPlan(plan: ProjectPlan | null, respond?: (request: ApiRequest) => ApiResponse | undefined) {
  const bodies = { 'rpc/project_plans': plan ? [plan] : [], 'rpc/project_step_history': [moved] }
  const requests = mockProjectPageApi(bodies, respond)
  return { requests, ...renderProjectPage('?tab=plan') }
}
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const findSteps = async () => within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem')

async function changeDay(label: string, day: string) {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, day)
}

beforeEach(() => {
  localStorage.clear()
  fakeDate('2025-09-04T12:00:00Z')
})
afterEach(() => jest.useRealTimers())

describe('a project that has not started', () => {
  it('is started on a day [FORT-14]', async () => {
    const { requests, container } = openPlan(null)
    expect(await screen.findByRole('heading', { name: 'This project has not started' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.clear(screen.getByLabelText('First day'))
    await clickButton('Start project')
    expect(await screen.findByText('First day is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('First day'), '2025-09-08')
    await clickButton('Start project')
    expect(await findToast('Project started')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/start_project_steps')).toEqual([
      { project: project.id, first_day: '2025-09-08' },
    ])
  })

  it('says why it could not be started, and keeps the day [FORT-14] [ERR-1]', async () => {
    openPlan(null, ({ path }) => (path === 'rpc/start_project_steps' ? databaseError : undefined))
    await screen.findByRole('button', { name: 'Start project' })
    await changeDay('First day', '2025-09-08')
    await clickButton('Start project')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('First day')).toHaveValue('2025-09-08')
  })
})

describe('the plan of a project', () => {
  it('shows where its days stand above its steps [FORT-14]', async () => {
    openPlan(planWithDone(1))
    expect(await screen.findByRole('list', { name: 'The fourteen days' })).toHaveTextContent('Today is day 4')
  })

  it('shows its steps with their days and states, how long it waited, and what changed [FORT-14] [FORT-19]', async () => {
    const { container } = openPlan({ ...planWithDone(1), waited_for_us: 1, waited_for_client: 3 })
    const texts = (await findSteps()).map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))
    expect(texts[0]).toMatch(/^Discovery Done ?Sep 1–2, 2025/)
    expect(texts[1]).toMatch(/^Build Now ?Sep 3–12, 2025/)
    expect(texts[3]).toMatch(/^Launch Upcoming/)
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1 working day',
      '3 working days',
    ])
    expect(screen.getByText(/^A colleague moved Build.*: The engineer is ill$/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is moved with a reason [FORT-16]', async () => {
    const { requests } = openPlan(samplePlan, ({ path }) =>
      path === 'rpc/move_project_step' ? { body: [build] } : undefined,
    )
    await findSteps()
    await clickButton('Move Build')
    await changeDay('Last day', '2025-09-02')
    await clickButton('Move step')
    expect(await screen.findByText('Reason is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Reason'), 'The engineer is ill')
    await clickButton('Move step')
    expect(await screen.findByText('A step cannot end before it begins')).toBeVisible()
    await changeDay('Last day', '2025-09-16')
    await clickButton('Move step')
    expect(await findToast('Step saved')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/move_project_step')).toEqual([
      {
        ...{ step: build.id, first_day: '2025-09-03', last_day: '2025-09-16' },
        ...{ reason: 'The engineer is ill', base_version: build.updated_at },
      },
    ])
  })

  it('shows the days of a colleague who was faster before they are replaced [FORT-17]', async () => {
    const theirs = { ...build, last_day: '2025-09-15', updated_at: '2025-09-04T11:00:00+00:00' }
    const { requests } = openPlan(samplePlan, ({ path, body }) => {
      if (path === 'project_steps') return { body: theirs }
      if (path !== 'rpc/move_project_step') return undefined
      const isCurrent = (body as { base_version: string }).base_version === theirs.updated_at
      return { body: isCurrent ? [theirs] : [] }
    })
    await findSteps()
    await clickButton('Move Build')
    await changeDay('Last day', '2025-09-16')
    await userEvent.type(screen.getByLabelText('Reason'), 'The engineer is ill')
    await clickButton('Move step')
    expect(await screen.findByRole('heading', { name: 'This step was changed in the meantime' })).toBeVisible()
    await clickButton('Keep mine')
    expect(await findToast('Step saved')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/move_project_step')[1]).toMatchObject({
      ...{ last_day: '2025-09-16', reason: 'The engineer is ill', base_version: theirs.updated_at },
    })
  })

  it('has one step to finish and one to reopen [FORT-14]', async () => {
    const { requests } = openPlan(planWithDone(1))
    await findSteps()
    expect(screen.getAllByRole('button', { name: /as done$/ })).toHaveLength(1)
    await clickButton('Mark Build as done')
    expect(await findToast('Build is done')).toBeVisible()
    await clickButton('Reopen Discovery')
    expect(await findToast('Discovery is open again')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/complete_project_step')).toEqual([{ step: build.id }])
    expect(sentTo(requests, 'POST', 'rpc/reopen_project_step')).toEqual([{ step: samplePlan.steps[0]!.id }])
  })

  it('is put on hold with a reason [FORT-18]', async () => {
    const { requests } = openPlan(samplePlan)
    await findSteps()
    await clickButton('Put on hold')
    const dialog = within(screen.getByRole('dialog', { name: 'Put on hold' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }))
    expect(await dialog.findByText('Reason is required')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Waiting for'), 'Us')
    await userEvent.type(dialog.getByLabelText('Reason'), 'Our server moves')
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }))
    expect(await findToast('Project on hold')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/hold_project')).toEqual([
      { project: project.id, waits_for: 'us', reason: 'Our server moves' },
    ])
  })

  it('says why it is on hold, can then only be resumed [FORT-18]', async () => {
    const { requests } = openPlan({ ...samplePlan, holds: [sampleHold] })
    await findSteps()
    expect(screen.getByText('On hold since Sep 5, 2025, waiting for the client.')).toBeVisible()
    expect(screen.getByText(sampleHold.reason)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Move|Done|Put on hold/ })).toBeNull()
    await clickButton('Resume')
    expect(await findToast('Project resumed')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/resume_project')).toEqual([{ project: project.id }])
  })

  it('proposes a status, which one press sets [FORT-20]', async () => {
    const { requests } = openPlan({ ...samplePlan, holds: [sampleHold] }, ({ method, path }) =>
      method === 'PATCH' && path === 'projects' ? { body: [{ id: project.id }] } : undefined,
    )
    expect(await screen.findByText(/The status is Active. By the plan, it should be On Hold./)).toBeVisible()
    await clickButton('Set to On Hold')
    await waitFor(() => expect(sentTo(requests, 'PATCH', 'projects')).toEqual([{ status: 'on-hold' }]))
  })

  it('of a deleted project can only be read [FORT-14]', async () => {
    mockProjectPageApi({
      projects: [{ ...storedProject, deleted_at: '2025-09-06T10:00:00Z' }],
      ...{ 'rpc/project_plans': [samplePlan], 'rpc/project_step_history': [] },
    })
    renderProjectPage('?tab=plan')
    await findSteps()
    expect(screen.queryByRole('button', { name: /Move|Done|hold/ })).toBeNull()
  })
})
