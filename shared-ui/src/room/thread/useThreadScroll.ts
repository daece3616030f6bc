import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this distance of the end, the reader follows the conversation. */
const followPx = 80

type Options = {
  scroller: RefObject<HTMLElement | null>
  /** Changes with the first, the last and the number of lines. */
  contentKey: string
  /** Lines that the reader has just written: they are always scrolled to. */
  ownCount: number
  /** The line to begin at; without one, the end. */
  startSelector: string | undefined
}

/**
 * Keeps the place of the reader: at the end while they follow the conversation, else at the line that is at the top, also
 * when earlier messages are added above it.
 */
export function useThreadScroll({ scroller, contentKey, ownCount, startSelector }: Options) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const follows = useRef(true)
  const anchor = useRef<{ line: Element; top: number }>(undefined)

  const scrollToEnd = useCallback(() => {
    follows.current = true
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [scroller])

  const rememberPlace = useCallback(() => {
    const root = scroller.current
    if (!root) return
    follows.current = root.scrollHeight - root.scrollTop - root.clientHeight < followPx
    setIsAtEnd(follows.current)
    const top = root.getBoundingClientRect().top
    const line = findFirstBelow(root.firstElementChild?.children ?? [], top)
    anchor.current = line && { line, top: line.getBoundingClientRect().top - top }
  }, [scroller])

  const hasStarted = useRef(false)
  useLayoutEffect(() => {
    const root = scroller.current
    if (!root) return
    const start = startSelector ? root.querySelector(startSelector) : null
    if (!hasStarted.current && start) {
      const top = start.getBoundingClientRect().top - root.getBoundingClientRect().top
      root.scrollTop += top - root.clientHeight / 4
      follows.current = false
      rememberPlace()
    } else if (follows.current) {
      root.scrollTop = root.scrollHeight
    } else if (anchor.current?.line.isConnected) {
      const { line, top } = anchor.current
      const moved = line.getBoundingClientRect().top - root.getBoundingClientRect().top - top
      // Browsers that anchor the scroll position themselves do not do so at the very top.
      if (Math.abs(moved) > 1) root.scrollTop += moved
    }
    hasStarted.current = true
  }, [contentKey, scroller, startSelector, rememberPlace])

  const previousOwnCount = useRef(ownCount)
  useLayoutEffect(() => {
    if (ownCount > previousOwnCount.current) scrollToEnd()
    previousOwnCount.current = ownCount
  }, [ownCount, scrollToEnd])

  // Texts are rendered a moment later, and pictures of the window change: the end stays at the end.
  useEffect(() => {
    const root = scroller.current
    const content = root?.firstElementChild
    if (!root || !content || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (follows.current) root.scrollTop = root.scrollHeight
    })
    observer.observe(content)
    observer.observe(root)
    return () => observer.disconnect()
  }, [scroller])

  return { isAtEnd, scrollToEnd, rememberPlace }
}

// The line of a day moves up when earlier messages of the day are added, and the edge stays at the top.
const isFixed = (line: Element) => line.matches('[data-line="message"], [data-line="file"]')

/** The first message of these lines that ends below a height of the window; there may be thousands. */
function findFirstBelow(lines: ArrayLike<Element>, height: number) {
  let [from, to] = [0, lines.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (lines[middle]!.getBoundingClientRect().bottom > height) to = middle
    else from = middle + 1
  }
  while (from < lines.length && !isFixed(lines[from]!)) from++
  return lines[from]
}
