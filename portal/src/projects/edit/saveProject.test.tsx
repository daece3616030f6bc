import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { project, databaseError } from '../../layout/renderPortal.testing.tsx'
import {
  field,
  newVersion,
  renderEditForm,
  path,
  save,
  mockProjectApi,
  retype,
  patchRequests,
} from './renderEditForm.testing.tsx'

beforeEach(() => localStorage.clear())

describe('saving a project', () => {
  it('shows "Saving...", then "Saved!", and opens the dashboard after 2 s [PROJ-7] [CONST-2]', async () => {
    let respond: () => void = () => {}
    mockProjectApi(async () => {
      await new Promise<void>((resolve) => (respond = resolve))
      return { body: [{ ...project, name: 'Refund agent', updated_at: newVersion }] }
    })
    renderEditForm()
    await retype('Project name', 'Refund agent')
    await save()
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    jest.useFakeTimers({ advanceTimers: true })
    respond()
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeDisabled()
    expect(screen.getByText('Your project is saved. Taking you to your dashboard…')).toBeVisible()
    expect(window.location.pathname).toBe(path)
    act(() => jest.advanceTimersByTime(2_000))
    expect(window.location.pathname).toBe('/dashboard')
    jest.useRealTimers()
  })

  it('stays on the page when the client edits again, and saves those changes too [PROJ-7]', async () => {
    const requests = mockProjectApi()
    renderEditForm()
    await retype('Project name', 'Refund agent')
    await save()
    await screen.findByRole('button', { name: 'Saved!' })
    await retype('Description', 'More.')
    await save()
    await screen.findByRole('button', { name: 'Saved!' })
    expect(window.location.pathname).toBe(path)
    expect(patchRequests(requests)[1]?.query).toContain(encodeURIComponent(newVersion))
  })

  it('shows the error of a failed save, keeps all values, and clears the error at the next edit [PROJ-8]', async () => {
    mockProjectApi(() => ({ status: 400, body: { code: 'PT409', message: 'The project is locked' } }))
    renderEditForm()
    await retype('Project name', 'Refund agent')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('The project is locked')
    expect(field('Project name')).toHaveValue('Refund agent')
    await retype('Description', 'x')
    expect(screen.queryByRole('alert')).toBeNull()
    mockProjectApi()
    await save()
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible()
  })

  it('shows "Failed to update project" for an error without a message of its own [PROJ-8]', async () => {
    mockProjectApi(() => databaseError)
    renderEditForm()
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update project')
  })

  it('shows an error while the network is down, and saves once it is back [PROJ-8]', async () => {
    mockProjectApi()
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    renderEditForm()
    await retype('Project name', 'Refund agent')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
    expect(field('Project name')).toHaveValue('Refund agent')
    await save()
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible()
  })

  it('keeps a draft on this device until the project is stored', async () => {
    mockProjectApi()
    const { unmount } = renderEditForm()
    await retype('Description', 'Typed.')
    unmount()
    renderEditForm()
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(field('Description')).toHaveValue('Typed.')
    await save()
    await screen.findByRole('button', { name: 'Saved!' })
    expect(Object.keys(localStorage)).toEqual([])
  })
})
