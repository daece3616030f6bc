import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { isUuid } from '../core/isUuid.ts'
import type { BriefQuestion } from './brief.ts'

const questionnairesKey = ['questionnaires'] as const
const maxVersions = 500

/** A version of the questionnaire in the list of all of them. */
export type QuestionnaireSummary = {
  id: string
  number: number
  /** Null for the draft. */
  published_at: string | null
  /** Null for the draft, and when the account has been deleted. */
  user_profiles: { name: string } | null
  updated_at: string
}

/** A version of the questionnaire. */
export type Questionnaire = QuestionnaireSummary & { questions: BriefQuestion[] }

const summaryColumns = 'id, number, published_at, updated_at, user_profiles(name)'
const draftColumns = 'id, number, published_at, updated_at, questions'
const columns = 'id, number, published_at, updated_at, user_profiles(name), questions'

/** All versions, the latest first. */
export const questionnaires = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: questionnairesKey,
    queryFn: async ({ signal }): Promise<QuestionnaireSummary[]> => {
      const db = await database()
      const rows = db.from('brief_versions').select(summaryColumns).order('number', { ascending: false })
      return (await rows.limit(maxVersions).abortSignal(signal).throwOnError()).data
    },
  })

/** One version; null when the id is unknown or malformed. */
export const questionnaire = (id: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...questionnairesKey, id],
    queryFn: async ({ signal }) => {
      if (!isUuid(id)) return null
      const db = await database()
      const row = db.from('brief_versions').select(columns).eq('id', id)
      return (await row.abortSignal(signal).maybeSingle().throwOnError()).data as Questionnaire | null
    },
  })

const onSuccess = invalidates(questionnairesKey)

/** Begins a draft with these questions and returns its id. */
export const createQuestionnaire = () =>
  mutationOptions({
    mutationFn: async (questions: BriefQuestion[]) => {
      const db = await database()
      return (await db.from('brief_versions').insert({ questions }).select('id').single().throwOnError()).data.id
    },
    onSuccess,
  })

type Draft = Pick<Questionnaire, 'id' | 'updated_at' | 'questions'>

/** Updates the draft. When it has changed since the form was filled, stores nothing and throws an `EditConflict`. */
export const updateQuestionnaire = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, questions }: Draft): Promise<Questionnaire> => {
      const db = await database()
      const update = db.from('brief_versions').update({ questions }).eq('id', id).eq('updated_at', updated_at)
      // Without the publisher, whom a draft does not have: the embedded database returns no row of an update with an embed.
      type Stored = PromiseLike<{ data: Omit<Questionnaire, 'user_profiles'> | null }>
      const stored = update.select(draftColumns).maybeSingle().throwOnError() as Stored
      return throwIfStale<Questionnaire>(
        stored.then(({ data }) => ({ data: data && { ...data, user_profiles: null } })),
        () => fetchQuestionnaire(id),
      )
    },
    // After a conflict, too, so that the page shows what a colleague has stored.
    onSettled: (_result, _error, _draft, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: questionnairesKey }),
  })

async function fetchQuestionnaire(id: string) {
  const db = await database()
  const { data } = await db.from('brief_versions').select(columns).eq('id', id).single().throwOnError()
  return { data: data as Questionnaire }
}

/** Deletes the draft. Deleting one twice succeeds. */
export const deleteQuestionnaire = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.from('brief_versions').delete().eq('id', id).throwOnError()
    },
    onSuccess,
  })

/** Publishes the draft in the version that the admin has seen; false when it has changed since, and nothing is published. */
export const publishQuestionnaire = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at }: Pick<Questionnaire, 'id' | 'updated_at'>) => {
      const db = await database()
      const call = db.rpc('publish_brief', { version: id, base_version: updated_at })
      return (await call.throwOnError()).data.length > 0
    },
    onSuccess,
  })
