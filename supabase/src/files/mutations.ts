import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { invalidates } from '../core/invalidates.ts'
import { filesKey } from './filesKey.ts'

/** Makes an earlier version the current one. */
export const restoreFileVersion = () =>
  mutationOptions({
    mutationFn: async (version: string) => {
      const db = await database()
      await db.rpc('restore_file_version', { version }).throwOnError()
    },
    onSuccess: invalidates(filesKey),
  })

/** Deletes a file with all its versions, for good. */
export const deleteProjectFile = () =>
  mutationOptions({
    mutationFn: async (file: string) => {
      const db = await database()
      await db.rpc('delete_project_file', { file }).throwOnError()
    },
    onSuccess: invalidates(filesKey),
  })
