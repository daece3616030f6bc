import { Upload as UploadIcon } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { Input } from '../../controls/Input.tsx'
import { Card } from '../../data/Card.tsx'
import { Field } from '../../forms/Field.tsx'
import { nameForPasted } from '../composer/nameForPasted.ts'
import { useFileDrop } from '../composer/useFileDrop.ts'

const Root = styled(Card)`
  display: grid;
  gap: var(--space-3);
  border: 1px dashed var(--line-strong);

  &[data-dropping] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }

  > p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;

  > :first-child {
    flex: 1 1 16rem;
  }
`

/* Touch screens have neither. */
const ForMouse = styled.span`
  @media not ((hover: hover) and (pointer: fine)), (max-width: 40rem) {
    display: none;
  }
`

const maxNoteLength = 500

type Props = Omit<ComponentProps<'div'>, 'onDrop'> & {
  onAdd: (files: File[], note: string) => void
  /** How large files may be, and what is left. */
  limits: string
}

/** Where files are added to a project: by button, drop or paste, with a note on what they are. Children introduce it. */
export function FileDropArea({ onAdd, limits, children, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState('')
  const add = (files: File[]) => {
    if (files.length === 0) return
    onAdd(files, note.trim())
    setNote('')
  }
  const { isDropping, dropProps } = useFileDrop(add)

  const addPasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    add(files.map(nameForPasted))
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => addPasted(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  return (
    <Root data-dropping={isDropping || undefined} {...dropProps} {...rest}>
      {children}
      <Row>
        <Field label="Note for the next upload" optional>
          <Input
            placeholder="What’s in these files?"
            value={note}
            maxLength={maxNoteLength}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Button onClick={() => input.current?.click()}>
          <UploadIcon aria-hidden /> Upload files
        </Button>
      </Row>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <p>
        <ForMouse>You can also drop or paste files here. </ForMouse>Upload a file with the same name to add a new
        version. {limits}
      </p>
    </Root>
  )
}
