import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { axe } from 'jest-axe'
import { mockProjectApi, renderProjects, project, storedProject } from './renderProjects.testing.tsx'

const openForm = () => renderProjects(`?edit=${project.id}`)
const findStatus = () => screen.findByLabelText('Status', { selector: 'select' })
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const patchBodies = (requests: ReturnType<typeof mockProjectApi>) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

// Preloads the lazy panel and form, so that tests do not wait for them.
beforeAll(() => Promise.all([import('./ProjectPanel.tsx'), import('./UpdateProjectForm.tsx')]))
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('UpdateProjectForm', () => {
  it('sends only the changed fields [ADMIN-PROJ-6]', async () => {
    const requests = mockProjectApi([project])
    openForm()
    await userEvent.selectOptions(await findStatus(), 'active')
    await userEvent.selectOptions(screen.getByLabelText('Preferred timeline'), '')
    await userEvent.type(screen.getByLabelText(/^Start date/), '2025-09-08')
    await clickButton('Save project')
    expect(await findToast('Project saved')).toBeVisible()
    expect(patchBodies(requests)).toEqual([{ status: 'active', timeline: null, started_on: '2025-09-08' }])
    const { query } = requests.find(({ method }) => method === 'PATCH')!
    expect(new URLSearchParams(query).get('updated_at')).toBe(`eq.${project.updated_at}`)
  })

  it('rejects an incomplete date', async () => {
    const requests = mockProjectApi([project])
    openForm()
    await userEvent.selectOptions(await findStatus(), 'active')
    const day = screen.getByLabelText<HTMLInputElement>(/^Start date/)
    // As browsers report a partly typed date; jsdom does not.
    jest.spyOn(day, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)
    await clickButton('Save project')
    expect(await screen.findByText('Enter a complete date')).toBeVisible()
    expect(day).toBeInvalid()
    expect(patchBodies(requests)).toEqual([])
  })

  it('asks for confirmation on close and keeps the changes as a draft [ADMIN-PROJ-6]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockProjectApi([project])
    const { unmount } = openForm()
    await userEvent.selectOptions(await findStatus(), 'active')
    await userEvent.keyboard('{Escape}')
    expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Close without saving?')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    unmount()
    openForm()
    await clickButton('Restore')
    expect(await findStatus()).toHaveValue('active')
    expect(await screen.findByText('Draft kept on this device')).toBeVisible()
  })
})

describe('UpdateProjectForm of a project that another admin changes at the same time', () => {
  const theirChanges = { priority: 'low', updated_at: '2025-09-05T11:00:00Z' }
  afterEach(() => void Object.assign(storedProject, { priority: project.priority, updated_at: project.updated_at }))
  const mockConflict = () =>
    mockProjectApi([project], (query) => {
      Object.assign(storedProject, theirChanges)
      return { body: query.includes('09-05T11') ? [{ id: project.id }] : [] }
    })

  it('saves only my changed fields when I choose mine [ADMIN-PROJ-6]', async () => {
    const requests = mockConflict()
    const { baseElement } = openForm()
    await userEvent.selectOptions(await findStatus(), 'completed')
    await clickButton('Save project')
    expect(await screen.findByText(/None of your changes are saved yet/)).toBeVisible()
    const compared = screen.getByRole('region', { name: 'Changes of Status', hidden: true })
    expect(compared).toHaveTextContent('On HoldCompleted')
    expect(await axe(baseElement)).toHaveNoViolations()
    await clickButton('Keep mine')
    expect(await findToast('Project saved')).toBeVisible()
    expect(patchBodies(requests)).toEqual([{ status: 'completed' }, { status: 'completed' }])
  })

  it('shows their version when I choose theirs [ADMIN-PROJ-6]', async () => {
    mockConflict()
    openForm()
    await userEvent.selectOptions(await findStatus(), 'completed')
    await clickButton('Save project')
    await clickButton('Take theirs')
    expect(await findStatus()).toHaveValue('on-hold')
    expect(screen.getByLabelText('Priority')).toHaveValue('low')
  })
})
