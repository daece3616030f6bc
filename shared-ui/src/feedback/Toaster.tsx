import type { ComponentProps } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { createGlobalStyle } from 'styled-components'

// With the place where they appear: whoever shows a toast needs both.
export { toast }

/* One element more than the library's own selectors, so that these rules win wherever its style sheet lands. */
const Tokens = createGlobalStyle`
  html [data-sonner-toaster][data-sonner-theme] {
    --normal-bg: var(--surface);
    --normal-border: var(--line-strong);
    --normal-text: var(--ink);
    --gray2: var(--paper);
    --gray5: var(--ink-soft);
    --border-radius: var(--radius-small);
    font-family: var(--font-body);
  }

  html [data-sonner-toast][data-styled='true'] {
    font-size: var(--text-14);
  }

  html [data-sonner-toast][data-styled='true'] [data-description] {
    color: var(--ink-soft);
  }

  html [data-sonner-toast][data-type='success'] [data-icon] {
    color: var(--positive);
  }

  html [data-sonner-toast][data-type='error'] [data-icon] {
    color: var(--danger);
  }

  html [data-sonner-toast][data-styled='true'] [data-button] {
    height: 32px;
    padding-inline: var(--space-3);
    font-size: var(--text-14);
    font-weight: 600;
  }

  html [data-sonner-toast][data-styled='true'] [data-close-button] {
    width: 24px;
    height: 24px;
  }
`

// Up to this width a toast is as wide as the window.
const phone = 600

/**
 * Where toasts appear, once it is loaded; areas render `ToastHost`. Coloured by the tokens, so it follows the scheme.
 * On a phone they are below the header: at the bottom they would cover the buttons of a dialog.
 */
export default function Toaster(props: ComponentProps<typeof Sonner>) {
  const position = window.innerWidth > phone ? 'bottom-right' : 'top-center'
  return (
    <>
      <Tokens />
      <Sonner position={position} mobileOffset={{ top: 'calc(var(--header) + 8px)' }} closeButton {...props} />
    </>
  )
}
