import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { fakeDate } from '@fortnight/shared-ui/browser/fakeDate.testing'
import { agreedList } from '@fortnight/supabase/acceptance/acceptance.testing'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { planWithDone, sampleHold, samplePlan, shortPlan } from '@fortnight/supabase/plans/plan.testing'
import type { StepEvent } from '@fortnight/supabase/plans/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { databaseError, project } from '../../layout/renderPortal.testing.tsx'
import { renderProject } from '../renderProject.testing.tsx'

const held: StepEvent = {
  ...{ id: 3, kind: 'held', step: null, waits_for: 'client', reason: sampleHold.reason, by: 'team' },
  ...{ from_first_day: null, from_last_day: null, to_first_day: null, to_last_day: null },
  created_at: '2025-09-05T09:00:00Z',
}
const renderPlan = (plan: ProjectPlan, fields: Partial<OwnProject> = {}) =>
  renderProject({
    ...{ stored: { ...project, started_on: '2025-09-01', ...fields }, events: [], stepEvents: [held] },
    plan: { ...plan, project_id: project.id },
  })
const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ')

beforeEach(() => {
  mockApi(() => databaseError)
  fakeDate('2025-09-04T12:00:00Z')
})
afterEach(() => jest.useRealTimers())

describe('the plan on the page of a project', () => {
  it('shows each step with its days, what we do, what we need and what the client gets [FORT-21]', async () => {
    const { container } = renderPlan(planWithDone(1))
    const steps = within(screen.getByRole('list', { name: 'The plan' })).getAllByRole('listitem')
    expect(steps.map((step) => textOf(step).slice(0, 35))).toEqual([
      expect.stringMatching(/^Discovery Done ?Sep 1–2, 2025/),
      expect.stringMatching(/^Build Now ?Sep 3–12, 2025/),
      expect.stringMatching(/^Test Upcoming ?Sep 15–16, 2025/),
      expect.stringMatching(/^Launch Upcoming ?Sep 17–18, 2025/),
    ])
    for (const term of ['What we do', 'What we need', 'What you get'])
      expect(within(steps[1]!).getByText(term)).toBeVisible()
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('dates the day strip and what comes next [FORT-23] [FORT-24]', () => {
    renderPlan(shortPlan)
    expect(screen.getByRole('heading', { name: 'The 10 days' })).toBeVisible()
    expect(screen.getByText('Day 4 of 10')).toBeVisible()
    expect(
      screen.getByText('You get something new to try every other day until Wednesday, September 10.'),
    ).toBeVisible()
  })

  it('says for whom and why it waits, how long it has, and what changed [FORT-19] [FORT-21]', async () => {
    const steps = samplePlan.steps.map((step, index) => (index === 0 ? { ...step, done_at: '2025-09-03' } : step))
    renderPlan({ ...samplePlan, steps, holds: [sampleHold], waited_for_us: 1, waited_for_client: 2 })
    expect(await screen.findByText('Waiting for you.')).toBeVisible()
    expect(screen.getAllByText(new RegExp(sampleHold.reason))[0]).toBeVisible()
    // Those of the steps that are not done.
    expect(screen.getAllByText(/^Originally /)).toHaveLength(3)
    expect(
      screen.getByText(/^On hold so far: 1 working day waiting for us, 2 working days waiting for you./),
    ).toBeVisible()
    await userEvent.click(screen.getByText('Changes to the plan'))
    expect(screen.getByText(/^Fortnight stopped the clock to wait for you: Access/)).toBeVisible()
  })

  it('says where a hold moves the launch, with the holidays, unless they fail to load [FORT-15]', async () => {
    const held = { ...samplePlan, holds: [sampleHold] }
    const { unmount } = renderPlan(held)
    expect(
      await screen.findByText(/^Each working day on hold moves the remaining dates by one working day\.$/),
    ).toBeVisible()
    unmount()
    mockApi(({ path }) => ({ body: path.endsWith('/holidays') ? [{ day: '2025-09-19', name: 'Inventory' }] : [] }))
    renderPlan(held)
    expect(await screen.findByText(/^If work resumes today, launch moves to/)).toHaveTextContent('Sep 22–23, 2025.')
  })

  it('dates each open step as if work resumed today, and names its original days below [FORT-15] [FORT-21]', async () => {
    mockApi(({ path }) => ({ body: path.endsWith('/holidays') ? [{ day: '2025-09-19', name: 'Inventory' }] : [] }))
    renderPlan({ ...planWithDone(1), holds: [sampleHold], waited_for_client: 2 })
    expect(await screen.findByText('The dates below assume that work resumes today.')).toBeVisible()
    const steps = within(screen.getByRole('list', { name: 'The plan' })).getAllByRole('listitem')
    expect(steps.map(textOf)).toEqual([
      expect.stringMatching(/^Discovery DoneSep 1–2, 2025 DetailsWhat/),
      expect.stringMatching(/^Build On holdSep 3–16, 2025 Originally Sep 3–12, 2025/),
      expect.stringMatching(/^Test UpcomingSep 17–18, 2025 Originally Sep 15–16, 2025/),
      expect.stringMatching(/^Launch UpcomingSep 22–23, 2025 Originally Sep 17–18, 2025/),
    ])
    expect(screen.getByText(/^On hold for 2 working days so far, waiting for you\. All dates are in/)).toBeVisible()
  })

  it('folds the texts of steps that are done or to come [FORT-21]', async () => {
    renderPlan(planWithDone(1))
    const [discovery, build, test] = within(screen.getByRole('list', { name: 'The plan' })).getAllByRole('listitem')
    expect(within(discovery!).getByText('What we do')).not.toBeVisible()
    expect(within(build!).getByText('What we do')).toBeVisible()
    expect(within(test!).getByText('What we do')).not.toBeVisible()
    await userEvent.click(within(discovery!).getByRole('heading', { name: /^Discovery/ }))
    expect(within(discovery!).getByText('What we do')).toBeVisible()
  })

  it('is folded once the project is completed, below where the result is [FORT-21]', async () => {
    renderPlan(planWithDone(4), { status: 'completed' })
    expect(screen.getByRole('link', { name: 'Go to the handover' })).toHaveAttribute(
      'href',
      `/project/${project.id}/handover`,
    )
    expect(screen.getByRole('link', { name: 'hello@fortnight.example' })).toHaveAttribute(
      'href',
      'mailto:hello@fortnight.example?subject=Support%20agent',
    )
    const plan = screen.getByLabelText('The plan')
    expect(plan).not.toBeVisible()
    await userEvent.click(screen.getByText('The plan, step by step'))
    expect(plan).toBeVisible()
    expect(screen.getAllByText('What we do', { selector: 'dt' })[0]).toBeVisible()
  })

  it('shows at its test how many cases pass [FORT-74]', async () => {
    mockApi(({ path }) => ({
      body: path.endsWith('/acceptance_summaries') ? [{ project_id: project.id, ...agreedList.summary }] : [],
    }))
    renderPlan(samplePlan)
    expect(await screen.findByText('1 of 2 cases passed (50%)')).toBeVisible()
  })

  it('names the zone of its days [FORT-25]', () => {
    renderPlan({ ...samplePlan, zone: 'Pacific/Kiritimati' })
    expect(
      screen.getByText(
        /All dates are in Kiritimati time, where it is Friday, September 5 now. Where you are, it is Thursday, September 4./,
      ),
    ).toBeVisible()
    expect(screen.getAllByText(/^\(where you are: Aug 31 – Sep 1, 2025\)$/)).toHaveLength(1)
  })

  it('shows an error with Retry when it fails to load, and the rest of the page [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    renderProject({ stored: { ...project, started_on: '2025-09-01' }, events: [], plan: 'uncached' })
    expect(await screen.findByRole('heading', { name: 'The plan could not be loaded' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Details' })).toBeVisible()
    mockApi(({ path }) => ({ body: path.endsWith('/project_plans') ? [samplePlan] : [] }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('list', { name: 'The plan' })).toBeVisible()
  })
})
