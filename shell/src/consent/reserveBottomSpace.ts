/**
 * Keeps the end of the page and whatever takes the focus above a bar that covers the bottom of the window: the browser
 * scrolls as if the window ended where the bar begins. Returns how to undo it.
 */
export function keepClear(bar: HTMLElement) {
  const root = document.documentElement
  const measure = () => {
    root.style.scrollPaddingBottom = document.body.style.paddingBottom = `${bar.offsetHeight}px`
  }
  measure()
  const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
  observer?.observe(bar)
  return () => {
    observer?.disconnect()
    root.style.scrollPaddingBottom = document.body.style.paddingBottom = ''
  }
}
