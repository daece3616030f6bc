const revealThreshold = 0.1

/**
 * A ref callback that moves a section into place once a tenth of it is visible. [HOME-16]
 * Does nothing with reduced motion and for sections that are already on screen.
 */
export function revealOnScroll(section: HTMLElement | null) {
  // React calls the ref with null on unmount when the callback returned no cleanup function.
  if (!section || !('IntersectionObserver' in window)) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return

  // The first entry tells where the section is once the browser has laid out the page. Measuring it here would force a layout
  // for each section while React hydrates.
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      if (section.dataset.reveal === 'waiting') {
        if (!entry.isIntersecting) return
        section.dataset.reveal = 'shown'
        observer.disconnect()
      } else if (entry.boundingClientRect.top >= window.innerHeight) section.dataset.reveal = 'waiting'
      else observer.disconnect()
    },
    { threshold: revealThreshold },
  )
  observer.observe(section)
  return () => observer.disconnect()
}
