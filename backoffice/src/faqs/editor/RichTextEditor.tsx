import { useEffect, useRef, useState } from 'react'
import ReactQuill from 'react-quill'
import 'react-quill/dist/quill.snow.css'
import { EditorIcons } from './EditorIcons.tsx'
import { RichTextEditorTheme } from './RichTextEditorTheme.tsx'
import { fromEditorHtml, toEditorHtml } from './editorHtml.ts'
import { quillFormats, quillModules } from './quillConfig.ts'
import { labelEditorControls } from './labelEditorControls.ts'

type Props = {
  label: string
  /** Initial content. The editor is uncontrolled: later values are ignored. */
  initialHtml: string
  onChange: (answer: string) => void
}

/**
 * The rich-text editor. `onChange` is called for changes of the user only: loading a text rewrites its HTML, which must
 * not count as an edit.
 */
export function RichTextEditor({ label, initialHtml, onChange }: Props) {
  const quill = useRef<ReactQuill>(null)
  const [initialEditorHtml] = useState(() => toEditorHtml(initialHtml))

  useEffect(() => {
    if (quill.current) labelEditorControls(quill.current.getEditor(), label)
  }, [label])

  return (
    <RichTextEditorTheme>
      <EditorIcons />
      <ReactQuill
        ref={quill}
        theme="snow"
        modules={quillModules}
        formats={quillFormats}
        defaultValue={initialEditorHtml}
        onChange={(value, _delta, source) => {
          if (source === 'user') onChange(fromEditorHtml(value))
        }}
      />
    </RichTextEditorTheme>
  )
}
