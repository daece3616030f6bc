const revealedAt = 0.1

/**
 * A ref for sections that settle into place once a tenth of them is visible. [HOME-16]
 * Without a script or with reduced motion nothing ever waits, and what is on screen already does not move again.
 */
export function revealOnScroll(section: HTMLElement | null) {
  // React says null when the section leaves, unless it was given something to call instead.
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
    { threshold: revealedAt },
  )
  observer.observe(section)
  return () => observer.disconnect()
}
