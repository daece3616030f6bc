import { screen } from '@testing-library/react'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { sampleBriefState } from '@fortnight/supabase/briefs/brief.testing'
import { databaseError, profile, project } from '../layout/renderPortal.testing.tsx'
import { renderDashboard } from './renderDashboard.testing.tsx'

const state = { ...sampleBriefState, project_id: project.id }

beforeEach(() => {
  mockApi(() => databaseError)
})

describe('a project on the dashboard whose brief is not accepted', () => {
  it('says what is left to answer, and leads there [FORT-49]', async () => {
    renderDashboard({ projects: [project], profile, briefs: { [project.id]: state } })
    expect(await screen.findByText(/^Finish the brief: 1 required answer is missing\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the brief' })).toHaveAttribute('href', `/project/${project.id}/brief`)
  })

  it('is named above the list, with all other projects that wait for their client', async () => {
    const other = { ...project, id: 'p2', name: 'Price watch', status: 'completed' as const }
    renderDashboard({ projects: [project, other], profile, briefs: { [project.id]: state } })
    expect(await screen.findByText('1 project needs something from you:')).toBeVisible()
    // The other link of each is the title of its card.
    expect(screen.getAllByRole('link', { name: project.name })).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: other.name })).toHaveLength(1)
  })

  it('shows nothing of it once it is accepted [FORT-49]', async () => {
    renderDashboard({ projects: [project], profile, briefs: { [project.id]: { ...state, state: 'accepted' } } })
    expect(await screen.findByRole('heading', { name: project.name })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open the brief' })).toBeNull()
  })
})
