import type { ComponentProps } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { createGlobalStyle } from 'styled-components'

// Exported with the container, because both load in one chunk.
export { toast }

/* One element more specific than the library's own selectors, so that these rules win in any style sheet order. */
const ToastTokens = createGlobalStyle`
  html [data-sonner-toaster][data-sonner-theme] {
    --normal-bg: var(--surface);
    --normal-border: var(--line-strong);
    --normal-text: var(--ink);
    --gray2: var(--paper);
    --gray5: var(--ink-soft);
    --border-radius: var(--radius-small);
    --toast-close-button-start: unset;
    --toast-close-button-end: 0;
    --toast-close-button-transform: translate(35%, -35%);
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

// Up to this width a toast is as wide as the viewport.
const maxPhoneWidthPx = 600

/**
 * The library's container of toasts in the tokens of the product; apps render `ToastHost`, which loads it.
 * On a phone toasts appear below the header: at the bottom they would cover the buttons of a dialog.
 */
export default function Toaster(props: ComponentProps<typeof Sonner>) {
  const position = window.innerWidth > maxPhoneWidthPx ? 'bottom-right' : 'top-center'
  return (
    <>
      <ToastTokens />
      <Sonner position={position} mobileOffset={{ top: 'calc(var(--header) + 8px)' }} closeButton {...props} />
    </>
  )
}
