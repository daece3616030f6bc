import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from './Button.tsx'

const appear = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`

const Overlay = styled(Radix.Overlay)`
  position: fixed;
  z-index: 50;
  inset: 0;
  background: rgb(20 16 12 / 55%);
  animation: ${appear} 150ms;
`

const Root = styled(Radix.Content)`
  position: fixed;
  z-index: 51;
  inset: 0;
  width: min(36rem, calc(100vw - 2 * var(--space-4)));
  height: fit-content;
  max-height: calc(100dvh - 2 * var(--space-4));
  margin: auto;
  padding: var(--space-5);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink);
  animation: ${rise} 200ms;
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  margin-bottom: var(--space-4);

  > h2 {
    padding-top: 6px;
    font-size: var(--text-22);
  }

  > button {
    width: 44px;
    margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-2)) 0 0;
    padding: 0;
  }
`

const Description = styled(Radix.Description)`
  margin-bottom: var(--space-4);
  color: var(--ink-soft);
`

/** Props of `Dialog`. */
export type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
}

/** A question or a form above the page: keeps the focus inside, closes with Escape, gives the focus back. */
export function Dialog({ open, onOpenChange, title, description, children, ...rest }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Root {...(description ? {} : { 'aria-describedby': undefined })} {...rest}>
          <Head>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="ghost" aria-label="Close">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </Head>
          {description && <Description>{description}</Description>}
          {children}
        </Root>
      </Radix.Portal>
    </Radix.Root>
  )
}
