const revealThreshold = 0.1

/**
 * A ref callback that moves a section into place once a tenth of it is visible. [HOME-16]
 * Does nothing with reduced motion and for sections that are already on screen.
 */
export function revealOnScroll(section: HTMLElement | null) {
  // React calls the ref with null on unmount when the callback returned no cleanup function.
  if (!section || !('IntersectionObserver' in window)) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (section.getBoundingClientRect().top < window.innerHeight) return

  section.dataset.reveal = 'waiting'
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      section.dataset.reveal = 'shown'
      observer.disconnect()
    },
    { threshold: revealThreshold },
  )
  observer.observe(section)
  return () => observer.disconnect()
}
