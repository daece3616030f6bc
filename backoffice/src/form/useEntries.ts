import { type KeyboardEvent, useRef } from 'react'
import { withEntry } from './withEntry.ts'

type Field<Value> = { value: Value; onChange: (value: Value) => void }

/** A list of texts in a form and the field in which the next one is typed; Enter adds it and does not send the form. */
export function useEntries({ value: entries, onChange }: Field<string[]>, typed: Field<string>) {
  const input = useRef<HTMLInputElement>(null)
  const change = (next: string[]) => {
    onChange(next)
    input.current?.focus()
  }
  const add = () => {
    change(withEntry(entries, typed.value))
    typed.onChange('')
  }
  // The Enter of an input method ends a word, not the entry.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return { input, add, onKeyDown, remove: (entry: string) => change(entries.filter((other) => other !== entry)) }
}
