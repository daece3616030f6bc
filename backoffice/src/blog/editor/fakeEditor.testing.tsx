/* Test support: a text area and the preview, with those props of the Markdown editor that we use. */
import type { ReactNode, TextareaHTMLAttributes } from 'react'

type Props = {
  value: string
  onChange: (text: string) => void
  height: number
  preview: string
  components: { preview: (source: string, state: { preview: string }) => ReactNode }
  textareaProps: TextareaHTMLAttributes<HTMLTextAreaElement>
}

export default function FakeEditor({ value, onChange, height, preview, components, textareaProps }: Props) {
  return (
    <div data-testid="editor" style={{ height }} data-mode={preview}>
      {preview !== 'preview' && (
        <textarea {...textareaProps} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
      {preview !== 'edit' && components.preview(value, { preview })}
    </div>
  )
}
