import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { throwIfStale } from '../core/editConflict.ts'

/** The longest note. */
export const maxNoteLength = 5_000

const maxNotes = 500
const notesKey = (project: string) => ['notes', project] as const

/** A note of the team about a project, in Markdown. Clients never see one. */
export type ProjectNote = {
  id: string
  project_id: string
  body: string
  created_at: string
  updated_at: string
  author_id: string | null
  /** Null when the account is gone. */
  author_name: string | null
}

/** A note as its form is filled with it. */
export type StoredNote = Pick<ProjectNote, 'id' | 'body' | 'updated_at'>

const storedColumns = 'id, body, updated_at'

/** The notes of a project, newest first. */
export const projectNotes = (project: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: notesKey(project),
    queryFn: async ({ signal }): Promise<ProjectNote[]> => {
      const db = await database()
      const rows = db
        .from('project_notes')
        .select('id, project_id, body, created_at, updated_at, author_id, user_profiles(name)')
        .eq('project_id', project)
      const newest = rows.order('created_at', { ascending: false }).order('id').limit(maxNotes)
      const { data } = await newest.abortSignal(signal).throwOnError()
      return data.map(({ user_profiles, ...note }) => ({ ...note, author_name: user_profiles?.name ?? null }))
    },
  })

type NoteInput = { id: string; project: string; body: string }

const invalidateNotes = (
  _result: unknown,
  { project }: { project: string },
  _onMutateResult: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: notesKey(project) })

/** Writes a note. The caller chooses its id, so that a second attempt after a lost response stores it once. */
export const createNote = () =>
  mutationOptions({
    mutationFn: async ({ id, project, body }: NoteInput) => {
      const db = await database()
      const { error } = await db.from('project_notes').insert({ id, project_id: project, body })
      // The first attempt was stored.
      if (error && error.code !== '23505') throw error
    },
    onSuccess: invalidateNotes,
  })

/** Changes the text of a note. When it has changed since the form was filled, stores nothing and throws an `EditConflict`. */
export const updateNote = () =>
  mutationOptions({
    mutationFn: async ({ id, body, updated_at }: NoteInput & { updated_at: string }): Promise<StoredNote> => {
      const db = await database()
      const update = db.from('project_notes').update({ body }).eq('id', id).eq('updated_at', updated_at)
      return throwIfStale<StoredNote>(update.select(storedColumns).maybeSingle().throwOnError(), () =>
        db.from('project_notes').select(storedColumns).eq('id', id).single().throwOnError(),
      )
    },
    onSuccess: invalidateNotes,
  })

/** Deletes a note for good. Deleting one twice succeeds. */
export const deleteNote = () =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string; project: string }) => {
      const db = await database()
      await db.from('project_notes').delete().eq('id', id).throwOnError()
    },
    onSuccess: invalidateNotes,
  })
