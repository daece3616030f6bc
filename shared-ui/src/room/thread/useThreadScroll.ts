import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this distance of the end, the reader follows the conversation. */
const followPx = 80

type Options = {
  /** Changes with the first, the last and the number of lines. */
  contentKey: string
  /** How many lines the reader has just written: they are always scrolled to. */
  ownCount: number
  /** The line to begin at; without one, the end. */
  startSelector: string | undefined
}

/**
 * Keeps the place of the reader: at the end while they follow the conversation, else at the line that is at the top, also
 * when earlier messages are added above it.
 */
export function useThreadScroll({ contentKey, ownCount, startSelector }: Options) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const follows = useRef(true)
  const hasStarted = useRef(false)
  const previousOwnCount = useRef(ownCount)
  const anchor = useRef<{ line: Element; top: number }>(undefined)

  const scrollToEnd = () => {
    follows.current = true
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }

  const rememberPlace = () => {
    const root = scroller.current
    if (!root) return
    follows.current = root.scrollHeight - root.scrollTop - root.clientHeight < followPx
    setIsAtEnd(follows.current)
    anchor.current = findAnchor(root)
  }

  useLayoutEffect(() => {
    const root = scroller.current
    if (!root) return
    const start = startSelector && !hasStarted.current ? root.querySelector(startSelector) : null
    const hasWritten = ownCount > previousOwnCount.current
    if (start) {
      root.scrollTop += topWithin(root, start) - root.clientHeight / 4
      follows.current = root.scrollHeight - root.scrollTop - root.clientHeight < followPx
      anchor.current = findAnchor(root)
    } else if (follows.current || hasWritten) {
      follows.current = true
      root.scrollTop = root.scrollHeight
    } else if (anchor.current?.line.isConnected) {
      const moved = topWithin(root, anchor.current.line) - anchor.current.top
      // Browsers that anchor the scroll position themselves do not do so at the very top.
      if (Math.abs(moved) > 1) root.scrollTop += moved
    }
    hasStarted.current = true
    previousOwnCount.current = ownCount
  }, [contentKey, startSelector, ownCount])

  // Texts are rendered a moment later, and the window changes its size: the end stays at the end.
  useEffect(() => {
    const root = scroller.current
    const content = root?.firstElementChild
    if (!root || !content) return
    const observer = new ResizeObserver(() => {
      if (follows.current) root.scrollTop = root.scrollHeight
    })
    observer.observe(content)
    observer.observe(root)
    return () => observer.disconnect()
  }, [])

  return { scroller, isAtEnd, scrollToEnd, rememberPlace }
}

const topWithin = (root: Element, line: Element) => line.getBoundingClientRect().top - root.getBoundingClientRect().top

// The line of a day moves up when earlier messages of the day are added, and the edge stays at the top.
const isMessage = (line: Element) => line.matches('[data-line="message"], [data-line="file"]')

/** The first message that is not above the window of the conversation, and its place; there may be thousands. */
function findAnchor(root: Element) {
  const lines = [...(root.firstElementChild?.children ?? [])]
  const { top } = root.getBoundingClientRect()
  let [from, to] = [0, lines.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((lines[middle]?.getBoundingClientRect().bottom ?? 0) > top) to = middle
    else from = middle + 1
  }
  const line = lines.slice(from, from + 5).find(isMessage)
  return line && { line, top: topWithin(root, line) }
}
