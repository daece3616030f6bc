import { type KeyboardEvent, useRef } from 'react'
import { appendUnique } from './appendUnique.ts'

type Field<Value> = { value: Value; onChange: (value: Value) => void }

/** A form field that holds a list of texts, and the input for the next one. Enter adds it without submitting the form. */
export function useTextList({ value: texts, onChange }: Field<string[]>, next: Field<string>) {
  const input = useRef<HTMLInputElement>(null)
  const change = (newTexts: string[]) => {
    onChange(newTexts)
    input.current?.focus()
  }
  const add = () => {
    change(appendUnique(texts, next.value))
    next.onChange('')
  }
  // The Enter key of an input method editor ends a word, not the text.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return { input, add, onKeyDown, remove: (text: string) => change(texts.filter((other) => other !== text)) }
}
