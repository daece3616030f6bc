export const themes = ['system', 'light', 'dark'] as const
type ColorTheme = (typeof themes)[number]

/** The localStorage key of the theme. The script in the page's head reads it before the first paint. */
export const themeStorageKey = 'fortnight-theme'

// The source of truth is the root element's attribute, which that script has already set.
const root = () => document.documentElement

/** The chosen theme; 'system' unless the user has chosen one. */
export function readTheme(): ColorTheme {
  const theme = root().dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies a theme and remembers it in localStorage. */
export function setTheme(theme: ColorTheme) {
  if (theme === 'system') delete root().dataset.theme
  else root().dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, theme)
  } catch {
    // Storage may be blocked; the choice then lasts until the page is closed.
  }
}

/** Calls back when the theme changes. Returns an unsubscribe function. */
export function subscribeToTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(root(), { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
