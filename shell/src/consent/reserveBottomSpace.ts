/**
 * Pads the end of the page by the height of a bar that covers the bottom of the window, and makes the browser scroll
 * focused elements above it. Returns a cleanup function.
 */
export function reserveBottomSpace(bar: HTMLElement) {
  const root = document.documentElement
  const updatePadding = () => {
    root.style.scrollPaddingBottom = document.body.style.paddingBottom = `${bar.offsetHeight}px`
  }
  // An observer also tells the first height, once the browser has laid out the page: measuring here would force a layout.
  const observer = new ResizeObserver(updatePadding)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.style.scrollPaddingBottom = document.body.style.paddingBottom = ''
  }
}
