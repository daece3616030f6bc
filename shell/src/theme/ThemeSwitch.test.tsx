import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { themeStorageKey } from './colorTheme.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const toggle = () => screen.getByRole('button', { name: /^Color theme/ })
const theme = () => document.documentElement.dataset.theme

describe('ThemeSwitch', () => {
  it('cycles from the system theme to light, dark and back, and stores the choice', async () => {
    render(<ThemeSwitch />)
    expect(toggle()).toHaveAccessibleName('Color theme: system')

    await userEvent.click(toggle())
    expect(theme()).toBe('light')
    await userEvent.click(toggle())
    expect(theme()).toBe('dark')
    expect(localStorage.getItem(themeStorageKey)).toBe('dark')
    expect(toggle()).toHaveAccessibleName('Color theme: dark')

    await userEvent.click(toggle())
    expect(theme()).toBeUndefined()
    expect(localStorage.getItem(themeStorageKey)).toBeNull()
  })

  it('starts with the theme that the page was opened with', () => {
    document.documentElement.dataset.theme = 'dark'
    render(<ThemeSwitch />)
    expect(toggle()).toHaveAccessibleName('Color theme: dark')
  })
})
