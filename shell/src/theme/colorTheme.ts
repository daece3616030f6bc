export const themes = ['system', 'light', 'dark'] as const
type ColourTheme = (typeof themes)[number]

/** Where the choice is kept. The script in the page's head reads it before the first paint. */
export const themeStorageKey = 'fortnight-theme'

// The attribute on the root element is the truth: that script has set it before any of this runs.
const root = () => document.documentElement

export function chosenTheme(): ColourTheme {
  const theme = root().dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function chooseTheme(theme: ColourTheme) {
  if (theme === 'system') delete root().dataset.theme
  else root().dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

export function onThemeChange(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(root(), { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
