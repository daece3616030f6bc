import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@fortnight/shared-ui/controls/Button'

type Props = Omit<ButtonProps, 'children'> & { isSending: boolean; secondsLeft: number; children: ReactNode }

/** Sends an email, and counts down until the next one. It keeps the focus while it is disabled. */
export function SendButton({ isSending, secondsLeft, children, ...rest }: Props) {
  const isCoolingDown = secondsLeft > 0
  return (
    <Button {...rest} variant={isCoolingDown ? 'secondary' : rest.variant} aria-disabled={isSending || isCoolingDown}>
      {isSending ? 'Sending...' : isCoolingDown ? `Send again in ${secondsLeft} s` : children}
    </Button>
  )
}
