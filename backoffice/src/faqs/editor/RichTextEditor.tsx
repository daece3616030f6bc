import { useEffect, useRef, useState } from 'react'
import ReactQuill from 'react-quill'
import 'react-quill/dist/quill.snow.css'
import { EditorFrame } from './RichTextEditorTheme.tsx'
import { answerFrom, htmlFor } from './editorHtml.ts'
import { editorFormats, editorModules } from './quillConfig.ts'
import { nameEditorParts } from './labelEditorControls.ts'

type Props = {
  label: string
  /** What the editor starts with; from then on it keeps its own text and only reports. */
  initialHtml: string
  onChange: (answer: string) => void
}

/**
 * The rich-text editor. It reports what a person changed and nothing else: loading a text rewrites its HTML, and that
 * alone must not count as an edit.
 */
export function RichTextEditor({ label, initialHtml, onChange }: Props) {
  const quill = useRef<ReactQuill>(null)
  const [html] = useState(() => htmlFor(initialHtml))

  useEffect(() => {
    if (quill.current) nameEditorParts(quill.current.getEditor(), label)
  }, [label])

  return (
    <EditorFrame>
      <ReactQuill
        ref={quill}
        theme="snow"
        modules={editorModules}
        formats={editorFormats}
        defaultValue={html}
        onChange={(value, _delta, source) => {
          if (source === 'user') onChange(answerFrom(value))
        }}
      />
    </EditorFrame>
  )
}
