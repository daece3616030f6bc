import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { filesKey } from './filesKey.ts'
import { requestFiles } from './filesRequest.ts'
import type { FileVersion, ProjectFile } from './fileVersion.ts'

const minuteMs = 60_000

/** The files of a project, those with the newest version first, and how many bytes they take in all. */
export const projectFiles = (project: string) =>
  queryOptions({
    queryKey: [...filesKey, project, 'list'],
    staleTime: minuteMs,
    queryFn: async ({ signal }): Promise<{ files: ProjectFile[]; usedBytes: number }> => {
      const db = await database()
      const rows = (await db.rpc('project_file_list', { project }).abortSignal(signal).throwOnError()).data
      const files = rows.map(({ file_id, current, versions, may_delete }) => ({
        id: file_id,
        current: current as FileVersion,
        versions,
        mayDelete: may_delete,
      }))
      return { files, usedBytes: rows[0]?.used_bytes ?? 0 }
    },
  })

/** All versions of a file, newest first. With its project, live updates of that project refetch them. */
export const fileVersions = (file: string, project = '') =>
  queryOptions({
    queryKey: [...filesKey, project, 'versions', file],
    queryFn: async ({ signal }) => {
      const db = await database()
      return (await db.rpc('file_versions', { file }).abortSignal(signal).throwOnError()).data as FileVersion[]
    },
  })

/**
 * How large files may be, and whether they are scanned for viruses. With `partBytes`, larger files are sent in parts of
 * that size.
 */
export type FileLimits = { maxFileBytes: number; maxProjectBytes: number; isScanned: boolean; partBytes?: number }

/** The limits of this server; an error with the code `files_off` where it has no files. */
export const fileLimits = () =>
  queryOptions({
    queryKey: [...filesKey, 'limits'],
    staleTime: Infinity,
    queryFn: ({ signal }) => requestFiles<FileLimits>('limits', { signal }),
  })
