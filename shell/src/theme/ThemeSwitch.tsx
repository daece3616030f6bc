import { useSyncExternalStore } from 'react'
import { Glyph } from '@fortnight/shared-ui/data/Icon'
import { styled } from 'styled-components'
import { chooseTheme, chosenTheme, onThemeChange, themes } from './colorTheme.ts'

const glyphs = { system: 'monitor', light: 'sun', dark: 'moon' } as const

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

/** Goes round: as the system has it, light, dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const name = `Colour theme: ${theme}`
  return (
    <Toggle type="button" aria-label={name} title={`${name}. Switch to ${next}.`} onClick={() => chooseTheme(next)}>
      <Glyph name={glyphs[theme]} size={20} />
    </Toggle>
  )
}
