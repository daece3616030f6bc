import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { type FlagEvent, flagId, type FlagKind, type ListedFlag } from './storedFlag.ts'

/** The first part of the keys of all queries of flags. */
export const flagsKey = ['feature_flags'] as const

const maxEvents = 200

/** All stored flags with their last change. */
export const storedFlags = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...flagsKey, 'stored'],
    queryFn: async ({ signal }): Promise<ListedFlag[]> => {
      const db = await database()
      const { data } = await db.rpc('admin_feature_flags').abortSignal(signal).throwOnError()
      return data.map((row) => ({ ...row, kind: row.kind as FlagKind, id: flagId(row) }))
    },
  })

/** What was changed, newest first, at most 200. */
export const flagEvents = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...flagsKey, 'events'],
    queryFn: async ({ signal }): Promise<FlagEvent[]> => {
      const db = await database()
      const newest = db
        .from('feature_flag_events')
        .select('id, area, name, kind, from_percentage, to_percentage, reason, created_at, user_profiles(name)')
        .order('id', { ascending: false })
        .limit(maxEvents)
      const { data } = await newest.abortSignal(signal).throwOnError()
      return data.map(({ user_profiles, kind, ...event }) => ({
        ...event,
        kind: kind as FlagKind,
        changed_by: user_profiles?.name ?? null,
      }))
    },
  })
