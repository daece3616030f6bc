import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { projectsKey } from '../projects/cache.ts'
import { type Decision, type Deliverable, type DeliverableVersion, draftVersion } from './deliverable.ts'

const onSuccess = invalidates(projectsKey)

/** A file of the room by the id of its version, or a link. */
export type DraftItem = { file_version_id: string } | { url: string; label: string }

/** A draft as an admin saves it. `deliverable` is chosen by the browser for a new one. */
export type DraftInput = {
  deliverable: string
  project: string
  name: string
  notes: string
  items: DraftItem[]
  /** The `updated_at` of the draft that was edited; without one there was none. */
  baseVersion?: string | undefined
}

/** A draft as it is stored, with the name of its deliverable. */
export type StoredDraft = DeliverableVersion & { name: string }

/** Stores the draft of a deliverable. When it has changed since it was read, stores nothing and throws an `EditConflict`. */
export const saveDraft = () =>
  mutationOptions({
    mutationFn: async ({ baseVersion, ...draft }: DraftInput) => {
      const db = await database()
      const save = db.rpc('save_deliverable_draft', { ...draft, ...(baseVersion && { base_version: baseVersion }) })
      await throwIfStale<unknown>(save.maybeSingle().throwOnError(), () => fetchDraft(draft))
    },
    onSuccess,
  })

async function fetchDraft({ project, deliverable }: DraftInput): Promise<{ data: StoredDraft }> {
  const db = await database()
  const { data } = await db.rpc('project_deliverables', { project }).throwOnError()
  const stored = (data as unknown as Deliverable[]).find(({ id }) => id === deliverable)
  const draft = stored && draftVersion(stored)
  if (!draft) throw new Error('This draft was put up for approval or discarded in the meantime.')
  return { data: { ...draft, name: stored.name } }
}

/** Deletes a draft, and its deliverable when it has no other version. */
export const discardDraft = () =>
  mutationOptions({
    mutationFn: async (version: string) => {
      const db = await database()
      await db.rpc('discard_deliverable_draft', { version }).throwOnError()
    },
    onSuccess,
  })

/** Puts a draft up for approval, unless it has changed since it was read. */
export const requestApproval = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at }: Pick<DeliverableVersion, 'id' | 'updated_at'>) => {
      const db = await database()
      await db.rpc('request_approval', { version: id, base_version: updated_at }).throwOnError()
    },
    onSuccess,
  })

/** Takes back a version that waits for a decision. */
export const withdrawRequest = () =>
  mutationOptions({
    mutationFn: async (version: string) => {
      const db = await database()
      await db.rpc('withdraw_approval_request', { version }).throwOnError()
    },
    onSuccess,
  })

/** What the client decides about an item. */
export type ItemDecision = { item: string; decision: Decision; comment: string }

/**
 * Decides about every item of a version. When someone else has decided before, the error says so, and what is shown is
 * refetched.
 */
export const decideDeliverable = () =>
  mutationOptions({
    mutationFn: async ({ version, decisions }: { version: string; decisions: ItemDecision[] }) => {
      const db = await database()
      await db.rpc('decide_deliverable', { version, decisions }).throwOnError()
    },
    onError: (_error: Error, _input: unknown, _onMutateResult: unknown, { client }: { client: QueryClient }) =>
      client.invalidateQueries({ queryKey: projectsKey }),
    onSuccess,
  })
