import { type ComponentProps, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'
import { formatDateTime } from '../data/formatDate.ts'

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    font-size: var(--text-18);
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

/** Props of `ConflictNotice`. The children show how the two versions differ. */
export type ConflictNoticeProps = ComponentProps<'section'> & {
  /** What is edited: "post". */
  noun: string
  /** When the other version was stored. */
  savedAt: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Further buttons. */
  actions?: ReactNode
}

/** Says that a newer version was stored while the form was open, and lets the user choose between the two. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { noun, savedAt, onKeepMine, onTakeTheirs, actions, children, ref, ...rest } = props
  const root = useRef<HTMLElement>(null)
  const titleId = useId()
  useImperativeHandle(ref, () => root.current as HTMLElement)
  useEffect(() => root.current?.focus(), [])

  return (
    <Root ref={root} tabIndex={-1} aria-labelledby={titleId} {...rest}>
      <h2 id={titleId}>This {noun} was changed in the meantime</h2>
      <p>
        A newer version was saved on {formatDateTime(savedAt)}. None of your changes are saved yet. “Keep mine” saves
        your changes and leaves everything else as it is now. “Take theirs” discards your changes.
      </p>
      <Actions>
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        {actions}
      </Actions>
      {children}
    </Root>
  )
}
