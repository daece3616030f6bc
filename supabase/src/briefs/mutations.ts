import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { EditConflict } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { roomKey, threadKey } from '../messages/cache.ts'
import { projectsKey } from '../projects/cache.ts'
import type { BriefAnswer } from './brief.ts'
import { briefsKey, projectBrief } from './queries.ts'

// What a client answers changes nothing else of the project.
const invalidatesBriefs = invalidates(briefsKey)
// The team's decisions are told where the project is, too.
const onSuccess = invalidates(projectsKey)

type SavedAnswer = {
  project: string
  question: string
  /** A text, a choice, a number or the id of a file; an empty text clears the answer. */
  answer: string
  /** The version of the answer that it replaces; null when there was none. */
  baseVersion: string | null
}

/**
 * Saves the answer to one question and returns its new version; null when there is nothing to store. When another device
 * has changed the answer in the meantime, saves nothing and throws an `EditConflict` with that answer.
 */
export const saveAnswer = () =>
  mutationOptions({
    mutationFn: async (saved: SavedAnswer, { client }): Promise<string | null> => {
      const { project, question, answer, baseVersion } = saved
      const db = await database()
      const { data: rows } = await db
        // The generated types do not know that there may be no version.
        .rpc('save_brief_answer', { project, question, answer, base_version: baseVersion as string })
        .throwOnError()
      if (rows[0]) return rows[0].updated_at
      const brief = await client.query({ ...projectBrief(project), staleTime: 0 })
      const theirs: BriefAnswer | null = brief?.questions.find(({ id }) => id === question)?.answer ?? null
      if (!theirs && answer.trim() === '') return null
      throw new EditConflict(theirs)
    },
    onSuccess: invalidatesBriefs,
  })

/** Sends a brief to the team. */
export const submitBrief = () =>
  mutationOptions({
    mutationFn: async (project: string) => {
      const db = await database()
      await db.rpc('submit_brief', { project }).throwOnError()
    },
    onSuccess: invalidatesBriefs,
  })

/** Marks what the team has asked about a question as answered. */
export const resolveQueries = () =>
  mutationOptions({
    mutationFn: async ({ project, question }: { project: string; question: string }) => {
      const db = await database()
      await db.rpc('resolve_brief_queries', { project, question }).throwOnError()
    },
    onSuccess: invalidatesBriefs,
  })

type Asked = { project: string; question: string; message: string; body: string }

/** Asks the client back about an answer, in the room. `message` is a new id: sending it again stores it once. */
export const askAboutAnswer = () =>
  mutationOptions({
    mutationFn: async (asked: Asked) => {
      const db = await database()
      await db.rpc('ask_about_answer', asked).throwOnError()
    },
    onSuccess: (...args: Parameters<typeof onSuccess>) => {
      const { project } = args[1] as Asked
      return invalidates(projectsKey, threadKey(project), roomKey(project))(...args)
    },
  })

/** Accepts a brief in the version that the admin has read. */
export const acceptBrief = () =>
  mutationOptions({
    mutationFn: async ({ project, updated_at }: { project: string; updated_at: string }) => {
      const db = await database()
      await db.rpc('accept_brief', { project, base_version: updated_at }).throwOnError()
    },
    // After a failure, too: the brief may have changed.
    onSettled: (_result, _error, _accepted, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: projectsKey }),
  })

/** Lets a project start without its brief. */
export const skipBrief = () =>
  mutationOptions({
    mutationFn: async (skipped: { project: string; reason: string }) => {
      const db = await database()
      await db.rpc('skip_brief', skipped).throwOnError()
    },
    onSuccess,
  })

/** Opens a brief again that was accepted or skipped. */
export const reopenBrief = () =>
  mutationOptions({
    mutationFn: async (reopened: { project: string; reason: string }) => {
      const db = await database()
      await db.rpc('reopen_brief', reopened).throwOnError()
    },
    onSuccess,
  })

/** Begins the brief of a project that has none. */
export const startBrief = () =>
  mutationOptions({
    mutationFn: async (project: string) => {
      const db = await database()
      await db.rpc('start_brief', { project }).throwOnError()
    },
    onSuccess,
  })
