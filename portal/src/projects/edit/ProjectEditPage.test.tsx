import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { sendEventsTo } from '@fortnight/shared-ui/track'
import { client, renderPortal, project } from '../../layout/renderPortal.testing.tsx'
import { field, renderEditForm, save, mockProjectApi, retype, patchRequests } from './renderEditForm.testing.tsx'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { blankProject } from '../projectValues.ts'

beforeEach(() => {
  localStorage.clear()
  sendEventsTo(undefined)
})

describe('the edit form of a project', () => {
  it('shows the stored values of its seven fields [PROJ-5] [PROJ-11]', () => {
    mockProjectApi()
    renderEditForm()
    expect(field('Project name')).toHaveValue('Support agent')
    expect(field('Description')).toHaveValue('Answers questions about orders.')
    expect(field('Pricing plan')).toHaveValue('professional-agent')
    expect(field('Preferred timeline')).toHaveValue('2-4-weeks')
    expect(field('Priority')).toHaveValue('high')
    expect(field('Status')).toHaveValue('active')
    expect(field('Requirements')).toHaveValue('')
    expect(screen.getByText('Active', { selector: '[data-tone]' })).toHaveAttribute('data-tone', 'info')
  })

  it('keeps a stored plan that is no longer offered', () => {
    mockProjectApi()
    renderEditForm({ ...project, budget_range: 'gold-plan-2019' })
    expect(field('Pricing plan')).toHaveValue('gold-plan-2019')
  })

  it('gives a new project the priority medium and the status draft [PROJ-10]', () => {
    expect(blankProject).toMatchObject({ priority: 'medium', status: 'draft' })
  })

  it('stores every field, conditional on the version it was filled with [PROJ-5] [DASH-11]', async () => {
    const sink = jest.fn()
    sendEventsTo(sink)
    const requests = mockProjectApi()
    renderEditForm()
    await retype('Project name', ' Refund agent ')
    await retype('Description', 'Refunds.')
    await userEvent.selectOptions(field('Pricing plan'), 'Custom Quote')
    await userEvent.selectOptions(field('Preferred timeline'), 'Not specified')
    await userEvent.selectOptions(field('Priority'), 'Low')
    await retype('Requirements', 'None.')
    await save()
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeDisabled()
    expect(patchRequests(requests)[0]).toMatchObject({
      body: {
        name: 'Refund agent',
        description: 'Refunds.',
        budget_range: 'custom',
        timeline: null,
        priority: 'low',
        requirements: 'None.',
        status: 'active',
      },
    })
    expect(patchRequests(requests)[0]?.query).toContain(`updated_at=eq.${encodeURIComponent(project.updated_at)}`)
    expect(sink.mock.calls).toEqual([[{ event: 'form_submitted', properties: { form: 'project' } }]])
  })

  it.each(['draft', 'active', 'on-hold', 'completed'])(
    'lets the client set the status to %s [PROJ-9]',
    async (status) => {
      const requests = mockProjectApi()
      renderEditForm({ ...project, status: status === 'draft' ? 'completed' : 'draft' })
      await userEvent.selectOptions(field('Status'), status)
      await save()
      await screen.findByRole('button', { name: 'Saved!' })
      expect(patchRequests(requests)[0]?.body).toMatchObject({ status })
    },
  )

  it('rejects a blank name [PROJ-6]', async () => {
    const requests = mockProjectApi()
    renderEditForm()
    await retype('Project name', '   ')
    await save()
    expect(await screen.findByText('Project name is required')).toBeVisible()
    await retype('Project name', 'A')
    expect(screen.queryByText('Project name is required')).toBeNull()
    expect(requests).toHaveLength(0)
  })

  it('shows an error when the project has no id [PROJ-6]', async () => {
    mockProjectApi()
    const form = <ProjectEditForm userId={client.id} project={{ ...project, id: '' }} />
    renderPortal('/form', <Route path="/form" element={form} />)
    await save()
    expect(await screen.findByText('Project ID is missing')).toBeVisible()
  })

  it('returns to the dashboard on Cancel without saving [PROJ-7]', async () => {
    const requests = mockProjectApi()
    renderEditForm()
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(window.location.pathname).toBe('/dashboard')
    expect(requests).toHaveLength(0)
  })

  it('has no accessibility violations, even with field errors', async () => {
    mockProjectApi()
    const { container } = renderEditForm()
    await retype('Project name', ' ')
    await save()
    expect(await axe(container)).toHaveNoViolations()
  })
})
