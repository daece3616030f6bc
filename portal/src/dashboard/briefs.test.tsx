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

  it('shows nothing of it once it is accepted [FORT-49]', async () => {
    renderDashboard({ projects: [project], profile, briefs: { [project.id]: { ...state, state: 'accepted' } } })
    expect(await screen.findByRole('heading', { name: project.name })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open the brief' })).toBeNull()
  })
})
