/* Test support: a text area with those props of react-quill that we use. */
import { useImperativeHandle, useRef, type Ref } from 'react'

type Props = {
  ref: Ref<unknown>
  defaultValue: string
  onChange: (html: string, delta: null, source: 'user') => void
}

/** Its registry, which has no icons. */
export const Quill = { import: () => ({}) }

export default function FakeQuill({ ref, defaultValue, onChange }: Props) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({
    getEditor: () => ({ root: textarea.current, container: textarea.current?.parentElement }),
  }))
  return (
    <textarea
      ref={textarea}
      defaultValue={defaultValue}
      onChange={(event) => onChange(event.target.value, null, 'user')}
    />
  )
}
