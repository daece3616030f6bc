import { useCallback, useEffect, useRef, useState } from 'react'

const isSeen = () => document.visibilityState === 'visible' && document.hasFocus()

type Options = {
  project: string
  /** How far the reader had read when the page was opened. */
  readSequence: number
  /** The messages and files of the conversation. */
  items: { sequence: number; is_own: boolean }[]
  saveMark: (mark: { project: string; sequence: number; isUnread?: boolean }) => Promise<unknown>
}

/**
 * Marks a room as read when its end is shown in a window that has the focus, and says where the line before what is new
 * stands: before what came while the reader was away. [ROOM-13] [ROOM-61]
 */
export function useReadMarks({ project, readSequence, items, saveMark }: Options) {
  const [lineSequence, setLineSequence] = useState(readSequence)
  const shown = useRef(0)
  const marked = useRef(readSequence)
  // What the reader has marked as unread stays so until the page is opened again.
  const isPaused = useRef(false)

  const markShown = useCallback(() => {
    const sequence = shown.current
    if (isPaused.current || sequence <= marked.current || !isSeen()) return
    const before = marked.current
    marked.current = sequence
    saveMark({ project, sequence }).catch(() => {
      // The next message or visit tries again.
      marked.current = before
    })
  }, [project, saveMark])

  useEffect(() => {
    window.addEventListener('focus', markShown)
    document.addEventListener('visibilitychange', markShown)
    return () => {
      window.removeEventListener('focus', markShown)
      document.removeEventListener('visibilitychange', markShown)
    }
  }, [markShown])

  return {
    lineSequence,
    handleSeeEnd: (sequence: number) => {
      const previous = shown.current
      shown.current = sequence
      const isLineShown = items.some(
        (item) => !item.is_own && item.sequence > lineSequence && item.sequence <= previous,
      )
      // What arrives before the eyes of the reader is not new since the last visit.
      if (previous > 0 && !isLineShown && !isPaused.current && isSeen()) setLineSequence(sequence)
      markShown()
    },
    markUnread: useCallback(
      async (sequence: number) => {
        isPaused.current = true
        await saveMark({ project, sequence: sequence - 1, isUnread: true })
        setLineSequence(sequence - 1)
      },
      [project, saveMark],
    ),
  }
}
