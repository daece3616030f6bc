import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { answer, openProjects, project, stored } from './renderProjects.testing.tsx'

const openForm = () => openProjects(`?edit=${project.id}`)
const status = () => screen.findByLabelText('Status', { selector: 'select' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bodies = (requests: ReturnType<typeof answer>) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

// The page loads panel and form when they are opened, for which no test should have to wait.
beforeAll(() => Promise.all([import('./ProjectPanel.tsx'), import('./UpdateProjectForm.tsx')]))
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('the form that steers a project', () => {
  it('changes status, priority, timeline and first day, and sends only what was changed [ADMIN-PROJ-6]', async () => {
    const requests = answer([project])
    openForm()
    await userEvent.selectOptions(await status(), 'active')
    await userEvent.selectOptions(screen.getByLabelText('Timeline'), '')
    await userEvent.type(screen.getByLabelText(/^First day/), '2025-09-08')
    await press('Save project')
    expect(await screen.findByText('Project saved')).toBeVisible()
    expect(bodies(requests)).toEqual([{ status: 'active', timeline: null, started_on: '2025-09-08' }])
    const { query } = requests.find(({ method }) => method === 'PATCH')!
    expect(new URLSearchParams(query).get('updated_at')).toBe(`eq.${project.updated_at}`)
  })

  it('does not take a date of which only a part is typed for none', async () => {
    const requests = answer([project])
    openForm()
    await userEvent.selectOptions(await status(), 'active')
    const day = screen.getByLabelText<HTMLInputElement>(/^First day/)
    // What a browser says of it; jsdom knows no parts of a date.
    jest.spyOn(day, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)
    await press('Save project')
    expect(await screen.findByText('Enter a complete date')).toBeVisible()
    expect(day).toBeInvalid()
    expect(bodies(requests)).toEqual([])
  })

  it('keeps what was chosen when the panel is closed, after a question [ADMIN-PROJ-6]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
    answer([project])
    const { unmount } = openForm()
    await userEvent.selectOptions(await status(), 'active')
    await userEvent.keyboard('{Escape}')
    expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Close without saving?')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    unmount()
    openForm()
    await press('Restore')
    expect(await status()).toHaveValue('active')
    expect(await screen.findByText('Saved locally')).toBeVisible()
  })
})

describe('a project that somebody else changes at the same time', () => {
  const later = { priority: 'low', updated_at: '2025-09-05T11:00:00Z' }
  afterEach(() => void Object.assign(stored, { priority: project.priority, updated_at: project.updated_at }))
  const outrun = () =>
    answer([project], (query) => {
      Object.assign(stored, later)
      return { body: query.includes('09-05T11') ? [{ id: project.id }] : [] }
    })

  it('keeps theirs in the fields that I have not changed, when I choose mine [ADMIN-PROJ-6]', async () => {
    const requests = outrun()
    const { baseElement } = openForm()
    await userEvent.selectOptions(await status(), 'completed')
    await press('Save project')
    expect(await screen.findByText(/None of your changes are saved yet/)).toBeVisible()
    const compared = screen.getByRole('region', { name: 'Changes of Status', hidden: true })
    expect(compared).toHaveTextContent('On HoldCompleted')
    expect(await axe(baseElement)).toHaveNoViolations()
    await press('Keep mine')
    expect(await screen.findByText('Project saved')).toBeVisible()
    expect(bodies(requests)).toEqual([{ status: 'completed' }, { status: 'completed' }])
  })

  it('is shown as they left it when I choose theirs [ADMIN-PROJ-6]', async () => {
    outrun()
    openForm()
    await userEvent.selectOptions(await status(), 'completed')
    await press('Save project')
    await press('Take theirs')
    expect(await status()).toHaveValue('on-hold')
    expect(screen.getByLabelText('Priority')).toHaveValue('low')
  })
})
