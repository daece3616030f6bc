import { type RefObject, useEffect } from 'react'

const controls =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Where the focus was: the focused element, its ancestors from the inside out, and the place of each in its parent. */
type Position = { element: Element; ancestors: { node: Element; index: number }[]; pathname: string }

/**
 * Moves the focus to the nearest control when the focused element is removed or disabled, such as the Delete button of a
 * deleted row, or to the content when nothing near is left. Browsers move it to `body`, where Tab starts at the top again.
 */
export function useFocusRecovery(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let position: Position | undefined
    let frame = 0
    const remember = (target: EventTarget | null) => {
      const element = target instanceof Element ? target.closest(controls) : null
      position = element ? positionOf(element) : undefined
    }
    const recover = () => {
      if (!position || !content.current || !isLost(position.element)) return
      const next = findNearestControl(position, content.current)
      position = undefined
      if (next) next.focus()
      else content.current.focus({ preventScroll: true })
    }
    const recoverAfterRendering = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(recover)
    }
    const onFocus = ({ target }: FocusEvent) => remember(target)
    // A click beside all controls takes the focus away on purpose.
    const onPress = ({ target }: PointerEvent) => remember(target)
    const observer = new MutationObserver(() => {
      if (position && isLost(position.element)) recoverAfterRendering()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [content])
}

function positionOf(element: Element): Position {
  const ancestors: Position['ancestors'] = []
  for (let node = element; node.parentElement; node = node.parentElement) {
    ancestors.push({ node, index: [...node.parentElement.children].indexOf(node) })
  }
  return { element, ancestors, pathname: location.pathname }
}

function isLost(element: Element) {
  const focused = document.activeElement
  if (focused && focused !== document.body && focused !== element) return false
  return !element.isConnected || element.matches(':disabled') || element.closest('[hidden]') !== null
}

/** The control that is now where the focus was, or else the nearest one before it. Undefined on another page. */
function findNearestControl({ ancestors, pathname }: Position, content: HTMLElement) {
  if (pathname !== location.pathname) return undefined
  for (const { node, index } of ancestors) {
    const parent = node.isConnected ? node.parentElement : connectedParent(ancestors, node)
    if (!parent || !content.contains(parent)) continue
    const siblings = [...parent.children]
    const following = siblings.slice(index).flatMap(controlsIn)[0]
    const next = following ?? siblings.slice(0, index).flatMap(controlsIn).at(-1)
    if (next) return next
  }
  return undefined
}

/** The parent that a removed element had, if it is still in the page. */
function connectedParent(ancestors: Position['ancestors'], node: Element) {
  const parent = ancestors[ancestors.findIndex((ancestor) => ancestor.node === node) + 1]?.node
  return parent?.isConnected ? parent : undefined
}

const isFocusable = (element: Element) => element.matches(controls) && element.closest('[hidden]') === null
const controlsIn = (element: Element) =>
  [element, ...element.querySelectorAll<HTMLElement>(controls)].filter(isFocusable) as HTMLElement[]
