import { type RefObject, useEffect, useRef } from 'react'
import { shortcutsChoice } from './shortcutsChoice.ts'

type Actions = { reply: (project: string) => void; help: () => void }

const typingTargets = 'input, textarea, select, [contenteditable], [role="dialog"], [popover]'

/**
 * The keys of the inbox: j and k move the focus among the rows, r answers, a assigns and ? shows the help. They act on
 * the row with the focus or, without one, on the row that had it last or the first one. Enter follows the row's link. They
 * do nothing while the user types, with a modifier, or when they are turned off. [ROOM-53]
 */
export function useInboxKeys(list: RefObject<HTMLElement | null>, actions: Actions) {
  const latest = useRef(actions)
  const lastRow = useRef<string>(undefined)
  useEffect(() => {
    latest.current = actions
  })

  useEffect(() => {
    const rowsNow = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-room]') ?? [])]
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutsChoice.read() === 'off' || isTyping(event)) return
      if (event.key === '?') {
        event.preventDefault()
        latest.current.help()
        return
      }
      const rows = rowsNow()
      const focused = rows.findIndex((row) => row.contains(document.activeElement))
      const index = focused === -1 ? rows.findIndex(({ dataset }) => dataset.room === lastRow.current) : focused
      const act = rowActions[event.key]
      const row = act && rows[act.targetOf(index, rows.length)]
      if (!act || !row?.dataset.room) return
      event.preventDefault()
      lastRow.current = row.dataset.room
      if (act.name === 'reply') latest.current.reply(row.dataset.room)
      else if (act.name === 'assign') openSelect(row.querySelector('[data-part="assignment"]'))
      else focusRow(row)
    }
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-room]') : null
      if (row && list.current?.contains(row)) lastRow.current = row.dataset.room
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocus)
    }
  }, [list])
}

type RowAction = { name: 'move' | 'reply' | 'assign'; targetOf: (index: number, count: number) => number }

const currentRow = (index: number) => Math.max(index, 0)
const rowActions: Record<string, RowAction> = {
  j: { name: 'move', targetOf: (index, count) => Math.min(index + 1, count - 1) },
  k: { name: 'move', targetOf: (index) => Math.max(index - 1, 0) },
  r: { name: 'reply', targetOf: currentRow },
  a: { name: 'assign', targetOf: currentRow },
}

function isTyping({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return true
  if (document.querySelector('[role="dialog"]')) return true
  return target instanceof Element && target.closest(typingTargets) !== null
}

function focusRow(row: HTMLElement) {
  row.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

function openSelect(select: HTMLSelectElement | null) {
  select?.focus()
  try {
    select?.showPicker()
  } catch {
    // Not in this browser: the select has the focus, and its own keys open it.
  }
}
