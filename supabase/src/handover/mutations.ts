import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { projectsKey } from '../projects/cache.ts'
import type { HandoverItem, ItemKind } from './handover.ts'

const onSuccess = invalidates(projectsKey)

/** The columns of an item that forms compare. */
const itemColumns = 'id, kind, title, note, link, client_ticked_at, team_ticked_at, created_at, updated_at' as const

type ItemInput = {
  id: string
  project: string
  kind: ItemKind
  title: string
  note: string
  link: string
  /** The version that is changed; undefined for a new item. */
  updated_at?: string | undefined
}

/** Adds or changes an item of the checklist. When it has changed since it was read, changes nothing and throws an `EditConflict`. */
export const saveHandoverItem = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...content }: ItemInput) => {
      const db = await database()
      const values = { item: id, ...content, ...(updated_at && { base_version: updated_at }) }
      const saved = db.rpc('save_handover_item', values).maybeSingle().throwOnError()
      return throwIfStale<HandoverItem>(saved as PromiseLike<{ data: HandoverItem | null }>, () => fetchItem(id))
    },
    onSuccess,
  })

async function fetchItem(id: string) {
  const db = await database()
  const { data } = await db.from('handover_items').select(itemColumns).eq('id', id).single().throwOnError()
  return { data: data as HandoverItem }
}

/** Deletes an item of the checklist that not both sides have ticked. */
export const deleteHandoverItem = () =>
  mutationOptions({
    mutationFn: async ({ project, item }: { project: string; item: string }) => {
      const db = await database()
      await db.rpc('delete_handover_item', { project, item }).throwOnError()
    },
    onSuccess,
  })

/** Adds the items of every handover that the checklist does not have yet; returns how many. */
export const addStandardHandoverItems = () =>
  mutationOptions({
    mutationFn: async (project: string) => {
      const db = await database()
      return (await db.rpc('add_standard_handover_items', { project }).throwOnError()).data
    },
    onSuccess,
  })

type Tick = { project: string; id: string; updated_at: string; isTicked: boolean }

/** Ticks an item for the caller’s side in the version that was read, or takes that back. */
export const tickHandoverItem = () =>
  mutationOptions({
    mutationFn: async ({ project, id, updated_at, isTicked }: Tick) => {
      const db = await database()
      const tick = { project, item: id, base_version: updated_at, is_ticked: isTicked }
      await db.rpc('tick_handover_item', tick).throwOnError()
    },
    // Also when it was refused: the item may have changed.
    onSettled: (_result, _error, _input, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: projectsKey }),
  })
