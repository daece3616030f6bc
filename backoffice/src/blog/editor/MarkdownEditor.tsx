import MDEditor from '@uiw/react-md-editor/nohighlight'
import '@uiw/react-md-editor/markdown-editor.css'
import { editorCommands } from './editorCommands.tsx'
import { editorHeight } from './editorSize.ts'
import { MarkdownFrame } from './MarkdownEditorTheme.tsx'
import { MarkdownPreview } from './MarkdownPreview.tsx'

// Both outside of the component: the editor takes a new list or a new function for a change.
const components = { preview: (source: string) => <MarkdownPreview text={source} /> }
const noCommands: typeof editorCommands = []

export type EditorMode = 'edit' | 'live' | 'preview'

type Props = {
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  mode: EditorMode
  labelledBy: string
  describedBy: string
  isInvalid: boolean
}

/** The Markdown editor: text and preview side by side, or one of them. Tab leaves it, as it leaves any other field. */
export function MarkdownEditor({ value, onChange, onBlur, mode, labelledBy, describedBy, isInvalid }: Props) {
  return (
    <MarkdownFrame>
      <MDEditor
        value={value}
        onChange={(text = '') => onChange(text)}
        height={editorHeight}
        preview={mode}
        commands={editorCommands}
        extraCommands={noCommands}
        components={components}
        visibleDragbar={false}
        highlightEnable={false}
        defaultTabEnable
        textareaProps={{
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid || undefined,
          onBlur,
          spellCheck: true,
          autoCapitalize: 'sentences',
        }}
      />
    </MarkdownFrame>
  )
}
