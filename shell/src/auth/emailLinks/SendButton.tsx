import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@fortnight/shared-ui/controls/Button'

type Props = Omit<ButtonProps, 'children'> & { isSending: boolean; secondsLeft: number; children: ReactNode }

/** Sends a mail, and says how long it is until the next one. It keeps the focus while it waits. */
export function SendButton({ isSending, secondsLeft, children, ...rest }: Props) {
  const isWaiting = secondsLeft > 0
  return (
    <Button {...rest} variant={isWaiting ? 'secondary' : rest.variant} aria-disabled={isSending || isWaiting}>
      {isSending ? 'Sending...' : isWaiting ? `Send again in ${secondsLeft} s` : children}
    </Button>
  )
}
