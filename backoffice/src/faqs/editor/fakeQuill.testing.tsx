/* A text area with the properties of the editor package that we use. */
import { useImperativeHandle, useRef, type Ref } from 'react'

type Props = {
  ref: Ref<unknown>
  defaultValue: string
  onChange: (html: string, delta: null, source: 'user') => void
}

export default function QuillStandIn({ ref, defaultValue, onChange }: Props) {
  const root = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({
    getEditor: () => ({ root: root.current, container: root.current?.parentElement }),
  }))
  return (
    <textarea ref={root} defaultValue={defaultValue} onChange={(event) => onChange(event.target.value, null, 'user')} />
  )
}
