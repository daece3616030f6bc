import { mutationOptions } from '@tanstack/react-query'
import { exportOwnData } from '../account/mutations.ts'
import { type FilesError, requestFiles } from './filesRequest.ts'

/** A link to a zip of everything that is stored about the user, or without files on the server the data itself. */
export type DataExport = { link: string } | { data: object }

/** Prepares the download of the user's data. */
export const exportDataWithFiles = () =>
  mutationOptions({
    mutationFn: async (_input: undefined, context): Promise<DataExport> => {
      try {
        return await requestFiles<{ link: string }>('export-link', { method: 'POST' })
      } catch (error) {
        if ((error as FilesError).code !== 'files_off') throw error
        const { mutationFn } = exportOwnData()
        return { data: (await mutationFn?.(undefined, context)) ?? {} }
      }
    },
  })
