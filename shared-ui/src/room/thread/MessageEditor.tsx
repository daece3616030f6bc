import { type ComponentProps, type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '../../controls/ActionBar.tsx'
import { Button } from '../../controls/Button.tsx'
import { FieldError } from '../../forms/FieldError.tsx'
import { GrowingTextarea } from '../GrowingTextarea.tsx'
import { lengthSentence, maxMessageLength, messageLength } from '../messageLimit.ts'

const Root = styled.form`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
`

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  body: string
  /** Rejects with a sentence for the author. */
  onSave: (body: string) => Promise<void>
  onClose: () => void
}

/** The form that changes the text of a message in its place. A failed save keeps the text. */
export function MessageEditor({ body, onSave, onClose, ...rest }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(body)
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState('')
  const length = messageLength(text)
  const sentence = lengthSentence(length)

  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(body.length, body.length)
  }, [body])

  const save = async () => {
    if (isSaving || length > maxMessageLength) return
    if (text.trim() === body) {
      onClose()
      return
    }
    setIsSaving(true)
    setError('')
    try {
      await onSave(text)
      onClose()
    } catch (reason) {
      setError((reason as Error).message)
      setIsSaving(false)
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <Root onSubmit={handleSubmit} {...rest}>
      <GrowingTextarea
        ref={field}
        aria-label="Edit your message"
        aria-describedby={sentence ? id : undefined}
        aria-invalid={length > maxMessageLength || undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
      />
      {sentence && <p id={id}>{sentence}</p>}
      {error && <FieldError>{error}</FieldError>}
      <ActionBar>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isSaving || length > maxMessageLength}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </ActionBar>
    </Root>
  )
}
