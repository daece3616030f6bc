import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { project } from '../../layout/renderPortal.testing.tsx'
import { field, newVersion, renderEditForm, save, retype, patchRequests } from './renderEditForm.testing.tsx'

beforeEach(() => localStorage.clear())

describe('a project that was changed while its form was open', () => {
  const theirs = { ...project, name: 'Their agent', description: 'Theirs.', updated_at: newVersion }

  /** Stores `stored`: an update of any other version matches no row. */
  const mockStoredProject = (stored: OwnProject) =>
    mockApi(({ method, body, query }) => {
      if (method === 'GET') return { body: query.includes('id=eq') ? stored : [] }
      if (method !== 'PATCH') return { body: [] }
      const isCurrent = query.includes(`updated_at=eq.${encodeURIComponent(stored.updated_at)}`)
      return { body: isCurrent ? [{ ...stored, ...(body as object), updated_at: '2025-09-03T10:00:00Z' }] : [] }
    })
  const saveAndFindConflict = async () => {
    await save()
    return screen.findByRole('region', { name: 'This project was changed in the meantime' })
  }

  it('is shown in both versions, limited to the fields that differ', async () => {
    mockStoredProject(theirs)
    const { container } = renderEditForm()
    await retype('Description', 'Mine.')
    const panel = await saveAndFindConflict()
    expect(panel).toHaveFocus()
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Project name', 'Description'])
    for (const text of ['Mine.', 'Theirs.', 'Their agent', 'You didn’t change this']) {
      expect(within(panel).getByText(text)).toBeVisible()
    }
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is saved with the changes of the client over the stored version on "Keep mine"', async () => {
    const requests = mockStoredProject(theirs)
    renderEditForm()
    await retype('Description', 'Mine.')
    await saveAndFindConflict()
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible()
    expect(patchRequests(requests)[1]?.body).toMatchObject({ name: 'Their agent', description: 'Mine.' })
  })

  it('fills the form with the stored version on "Take theirs"', async () => {
    const requests = mockStoredProject(theirs)
    renderEditForm()
    await retype('Description', 'Mine.')
    await saveAndFindConflict()
    fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
    expect(field('Project name')).toHaveValue('Their agent')
    await waitFor(() => expect(field('Project name')).toHaveFocus())
    expect(field('Description')).toHaveValue('Theirs.')
    expect(screen.queryByText('This project was changed in the meantime')).toBeNull()
    expect(patchRequests(requests)).toHaveLength(1)
  })

  it('counts as saved when an earlier save was stored and only its response was lost', async () => {
    mockStoredProject({ ...project, name: 'Refund agent', updated_at: newVersion })
    renderEditForm()
    await retype('Project name', 'Refund agent')
    await save()
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible()
  })

  it('is saved without a notice when only its version is new, as after an undone deletion', async () => {
    mockStoredProject({ ...project, updated_at: newVersion })
    renderEditForm()
    await retype('Description', 'Mine.')
    await save()
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible()
  })

  it('conflicts with a draft that was restored after a reload', async () => {
    mockStoredProject(theirs)
    const { unmount } = renderEditForm()
    await retype('Description', 'Mine.')
    unmount()
    renderEditForm(theirs)
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(within(await saveAndFindConflict()).getByText('Theirs.')).toBeVisible()
  })
})
