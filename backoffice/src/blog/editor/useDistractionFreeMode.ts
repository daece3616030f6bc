import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

/**
 * The distraction-free mode of `area`: everything around it can neither be seen nor reached. Its fields stay mounted, so
 * nothing that is typed is lost. Escape ends it. [ADMIN-BLOG-24]
 */
export function useDistractionFreeMode(area: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false)

  useEffect(() => {
    if (!isOn || !area.current) return
    const surroundings = elementsAround(area.current)
    for (const element of surroundings) element.inert = true
    document.documentElement.style.overflow = 'hidden'
    return () => {
      for (const element of surroundings) element.inert = false
      document.documentElement.style.overflow = ''
    }
  }, [isOn, area])

  const exitOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    // The Escape key of an input method editor drops a word.
    if (isOn && key === 'Escape' && !nativeEvent.isComposing) setIsOn(false)
  }
  return { isOn, toggle: () => setIsOn(!isOn), exitOnEscape }
}

export type DistractionFreeMode = ReturnType<typeof useDistractionFreeMode>

/** The siblings of an element and of its ancestors, which are all other elements. */
function elementsAround(element: HTMLElement) {
  const around: HTMLElement[] = []
  for (let node: HTMLElement | null = element; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) around.push(sibling)
    }
  }
  return around
}
