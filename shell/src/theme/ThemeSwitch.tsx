import { useSyncExternalStore } from 'react'
import { Icon } from '@fortnight/shared-ui/data/Icon'
import { monitorPath, moonPath, sunPath } from '@fortnight/shared-ui/data/iconPaths'
import { styled } from 'styled-components'
import { setTheme, readTheme, subscribeToTheme, themes } from './colorTheme.ts'

const iconPaths = { system: monitorPath, light: sunPath, dark: moonPath }

const Toggle = styled.button`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }

  @media (scripting: none) {
    display: none;
  }
`

/** Cycles through the system's theme, light and dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system' as const)
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const label = `Color theme: ${theme}`
  return (
    <Toggle
      type="button"
      aria-label={label}
      title={`${label}. Switch to ${nextTheme}.`}
      onClick={() => setTheme(nextTheme)}
    >
      <Icon path={iconPaths[theme]} size={20} />
    </Toggle>
  )
}
