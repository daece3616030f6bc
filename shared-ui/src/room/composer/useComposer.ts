import { useEffect, useRef, useState } from 'react'
import { createDraftStore, type DraftValues } from '../../forms/draftStore.ts'
import type { CarriedFile } from '../roomRecords.ts'
import { type UploadFile, useUploads } from './useUploads.ts'

type Options = {
  /** Identifies the user and the project. Must not change while the component is mounted. */
  draftKey: string
  upload: UploadFile
  createId: () => string
  maxFileBytes: number | undefined
}

/** The message that is being written: its text and its files. Both are kept on the device until the message is sent. */
export type Composer = ReturnType<typeof useComposer>

/** State of a `MessageComposer`. The draft of an earlier visit is there again at once. */
export function useComposer({ draftKey, ...uploading }: Options) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft] = useState(() => createDraftStore(draftKey, withoutEmpty))
  const [initial] = useState(() => parseDraft(draft.restore().values))
  const [body, setBody] = useState(initial.body)
  const files = useUploads({ ...uploading, initial: initial.files })
  const carried = files.uploads.filter(({ state }) => state === 'done')

  const stored = JSON.stringify({ body, files: carried.map(({ id, name, bytes }) => ({ id, name, bytes })) })
  useEffect(() => {
    draft.update(withoutEmpty(JSON.parse(stored) as DraftValues))
  }, [draft, stored])

  useEffect(() => {
    window.addEventListener('pagehide', draft.flush)
    return () => {
      window.removeEventListener('pagehide', draft.flush)
      draft.flush()
    }
  }, [draft])

  return {
    field,
    body,
    setBody,
    ...files,
    carried: (JSON.parse(stored) as { files: CarriedFile[] }).files,
    /** Puts a text where the cursor is, such as a mention or a saved reply. */
    insert: (text: string) => {
      const { selectionStart = body.length, selectionEnd = body.length } = field.current ?? {}
      setBody(body.slice(0, selectionStart) + text + body.slice(selectionEnd))
      // After React has set the text, which moves the cursor to its end.
      requestAnimationFrame(() => {
        field.current?.focus()
        field.current?.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
      })
    },
    /** Adds a message that was not sent, to change it. */
    takeBack: (message: { body: string; files: CarriedFile[] }) => {
      setBody([message.body, body].filter(Boolean).join('\n\n'))
      files.addStored(message.files)
      field.current?.focus()
    },
    /** Begins the next message. Files that are still on their way stay. */
    clear: () => {
      setBody('')
      files.clearDone()
      draft.clear()
    },
  }
}

const withoutEmpty = ({ body, files }: DraftValues): DraftValues => ({
  ...(typeof body === 'string' && body && { body }),
  ...(Array.isArray(files) && files.length > 0 && { files: files as unknown }),
})

function parseDraft({ body, files }: DraftValues) {
  return { body: typeof body === 'string' ? body : '', files: Array.isArray(files) ? (files as CarriedFile[]) : [] }
}
