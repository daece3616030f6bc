import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUnsavedChangesWarning } from '../../forms/useUnsavedChangesWarning.ts'
import type { CarriedFile } from '../roomRecords.ts'

/** One file on its way. `progress` goes from 0 to 1. */
export type Upload = CarriedFile & {
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  progress: number
  /** A sentence for the user. */
  error?: string | undefined
}

/** Stores one file. Rejects with a sentence for the user, and when the signal aborts. */
export type UploadFile = (upload: {
  id: string
  file: File
  note: string
  onProgress: (fraction: number) => void
  signal: AbortSignal
}) => Promise<void>

type Options = {
  upload: UploadFile
  createId: () => string
  maxFileBytes: number | undefined
  initial?: CarriedFile[]
  /** Files leave the list once they are stored, because the page shows them elsewhere. */
  dropsDone?: boolean
}

type Source = { file: File; note: string; controller: AbortController; isRunning: boolean }

/** At the same time; the others wait. */
const maxParallel = 2

const tooLarge = (maxBytes: number) => `This file is too large. The limit is ${Math.floor(maxBytes / 1024 / 1024)} MB.`

/**
 * Uploads files, two at a time, with progress, cancel and retry. Leaving the component cancels what has not ended, after a
 * warning.
 */
export function useUploads({ upload, createId, maxFileBytes, initial = [], dropsDone = false }: Options) {
  const [uploads, setUploads] = useState<Upload[]>(() =>
    initial.map((file) => ({ ...file, state: 'done', progress: 1 })),
  )
  const sources = useRef(new Map<string, Source>())
  const isUploading = uploads.some(({ state }) => state === 'waiting' || state === 'uploading')
  useUnsavedChangesWarning(isUploading)
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((current) => current.map((item) => (item.id === id ? { ...item, ...changes } : item)))

  const start = async (id: string) => {
    const source = sources.current.get(id)
    if (!source) return
    const { file, note, controller } = source
    source.isRunning = true
    // After the effect that starts it.
    await Promise.resolve()
    change(id, { state: 'uploading', progress: 0, error: undefined })
    try {
      await upload({
        ...{ id, file, note, signal: controller.signal },
        onProgress: (progress) => change(id, { progress }),
      })
      sources.current.delete(id)
      if (dropsDone) remove(id)
      else change(id, { state: 'done', progress: 1 })
    } catch (error) {
      source.isRunning = false
      if (!controller.signal.aborted) change(id, { state: 'failed', error: (error as Error).message })
    }
  }

  const startNext = useEffectEvent(() => {
    const running = [...sources.current.values()].filter(({ isRunning }) => isRunning).length
    const waiting = uploads.filter(({ id, state }) => state === 'waiting' && !sources.current.get(id)?.isRunning)
    for (const { id } of waiting.slice(0, Math.max(maxParallel - running, 0))) void start(id)
  })
  const waitingIds = uploads.map(({ id, state }) => `${id}${state}`).join()
  useEffect(() => startNext(), [waitingIds])

  useEffect(() => {
    const { current } = sources
    return () => {
      for (const { controller } of current.values()) controller.abort()
    }
  }, [])

  const add = (files: readonly File[], note = '') => {
    const added = files.map((file): Upload => {
      const id = createId()
      sources.current.set(id, { file, note, controller: new AbortController(), isRunning: false })
      const isTooLarge = maxFileBytes !== undefined && file.size > maxFileBytes
      const state = isTooLarge ? ('failed' as const) : ('waiting' as const)
      const error = isTooLarge ? tooLarge(maxFileBytes) : undefined
      return { id, name: file.name, bytes: file.size, progress: 0, state, error }
    })
    setUploads((current) => [...current, ...added])
  }

  /** Cancels an upload, or takes a finished or failed one off the list. */
  const remove = (id: string) => {
    sources.current.get(id)?.controller.abort()
    sources.current.delete(id)
    setUploads((current) => current.filter((item) => item.id !== id))
  }

  const retry = (id: string) => {
    const source = sources.current.get(id)
    if (!source) return
    sources.current.set(id, { ...source, controller: new AbortController(), isRunning: false })
    change(id, { state: 'waiting', error: undefined })
  }

  /** Adds files that are stored already. */
  const addStored = (files: CarriedFile[]) =>
    setUploads((current) => [...current, ...files.map((file): Upload => ({ ...file, state: 'done', progress: 1 }))])

  const clearDone = useCallback(() => setUploads((current) => current.filter(({ state }) => state !== 'done')), [])

  return { uploads, isUploading, add, addStored, remove, retry, clearDone }
}
