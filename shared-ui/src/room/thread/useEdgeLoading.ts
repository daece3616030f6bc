import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Loading begins this far before the edge is reached. */
const aheadPx = 600

/** Loads more messages when the edge of the loaded ones comes near. After a failure it waits for Retry. */
export function useEdgeLoading(onLoad: () => Promise<void>) {
  const [element, setElement] = useState<Element | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [loadCount, setLoadCount] = useState(0)
  const isLoading = useRef(false)
  const isNear = useRef(false)

  const load = async () => {
    if (isLoading.current) return
    isLoading.current = true
    setHasFailed(false)
    await onLoad().catch(() => setHasFailed(true))
    isLoading.current = false
    setLoadCount((count) => count + 1)
  }
  const loadWhenNear = useEffectEvent(() => {
    if (isNear.current && !hasFailed) void load()
  })

  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear.current = entry?.isIntersecting === true
        loadWhenNear()
      },
      { root: element.closest('[role=region]'), rootMargin: `${aheadPx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
    // Observed again after each load: when little was added, the edge is still near.
  }, [element, loadCount])

  return { setEdge: setElement, hasFailed, load: () => void load() }
}
