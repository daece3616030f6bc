import { screen } from '@testing-library/react'
import { Route } from '@fortnight/shared-ui/router'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { runningHandover } from '@fortnight/supabase/handover/handover.testing'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { readyState, signedState } from '@fortnight/supabase/signOff/signOff.testing'
import { emptyState } from '@fortnight/supabase/testimonials/testimonials.testing'
import { client, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import HandoverPage from './HandoverPage.tsx'

describe('the page of the handover', () => {
  it.each([
    ['the checklist before the sign-off', readyState, ['Checklist', 'What you accept']],
    [
      'what was signed off and the rating before the checklist',
      signedState,
      ['This project is signed off', 'What was accepted', 'How did it go?', 'Checklist'],
    ],
  ])('shows %s [FORT-152]', async (_title, state, names) => {
    mockApi(({ path }) => {
      if (path.endsWith('/sign_off_state')) return { body: state }
      if (path.endsWith('/project_handover')) return { body: runningHandover }
      if (path.endsWith('/own_testimonial')) return { body: emptyState }
      return { body: path.endsWith('/projects') ? project : [] }
    })
    renderPortal(`/project/${project.id}/handover`, <Route path="/project/:id/handover" element={<HandoverPage />} />, {
      fillCache: (cache) => cache.setQueryData(ownProject(client.id, project.id).queryKey, project),
    })
    for (const name of names) await screen.findByRole('heading', { name })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.filter((name) => names.includes(name))).toEqual(names)
  })
})
