import { filtersOf, mockResponses, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { mockApi } from '../core/mockApi.testing.ts'
import { createNote, deleteNote, projectNotes, updateNote } from './notes.ts'

const id = '00000000-0000-4000-8000-0000000000e1'
const project = '00000000-0000-4000-8000-000000000101'
const stored = { id, body: 'Prefers calls', updated_at: '2025-09-01T10:00:00+00:00' }

beforeEach(() => queryClient.clear())

describe('projectNotes', () => {
  it('requests the notes of one project with the names of their authors, newest first [ROOM-59]', async () => {
    const row = { ...stored, project_id: project, created_at: stored.updated_at, author_id: null }
    const sent = mockResponses([{ ...row, user_profiles: null }])
    expect(await queryClient.query(projectNotes(project))).toEqual([{ ...row, author_name: null }])
    expect(filtersOf(sent[0])).toMatchObject({ project_id: `eq.${project}`, order: 'created_at.desc,id.asc' })
  })
})

describe('createNote', () => {
  const note = { id, project, body: 'Prefers calls' }
  it('succeeds when the note was stored by an attempt whose response was lost [ROOM-59]', async () => {
    mockApi(() => ({ status: 409, body: { code: '23505', message: 'duplicate key' } }))
    await expect(runMutation(createNote(), note)).resolves.toBeUndefined()
  })

  it('rejects with other errors', async () => {
    mockApi(() => ({ status: 403, body: { code: '42501', message: 'denied' } }))
    await expect(runMutation(createNote(), note)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('updateNote and deleteNote', () => {
  it('stores nothing over a newer version [ROOM-59]', async () => {
    const newer = { ...stored, body: 'Prefers mail', updated_at: '2025-09-02T10:00:00+00:00' }
    mockResponses([], newer)
    const change = { ...stored, project, body: 'Prefers chat' }
    await expect(runMutation(updateNote(), change)).rejects.toMatchObject({ name: 'EditConflict', theirs: newer })
  })

  it('refetch the notes of the project', async () => {
    const sent = mockResponses([], null, [])
    await queryClient.query(projectNotes(project))
    await runMutation(deleteNote(), { id, project })
    expect(queryClient.getQueryState(['notes', project])?.isInvalidated).toBe(true)
    expect(sent[1]).toMatchObject({ method: 'DELETE' })
  })
})
