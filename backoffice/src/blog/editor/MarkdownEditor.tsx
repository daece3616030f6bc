import MDEditor, { type ContextStore } from '@uiw/react-md-editor/nohighlight'
import '@uiw/react-md-editor/markdown-editor.css'
import { editorCommands } from './editorCommands.tsx'
import { MarkdownEditorTheme } from './MarkdownEditorTheme.tsx'
import { MarkdownPreview } from './MarkdownPreview.tsx'

// Stable references: the editor re-renders for a new array or function.
const components = {
  preview: (source: string, { preview }: Pick<ContextStore, 'preview'>) => (
    <MarkdownPreview text={source} isLive={preview === 'live'} />
  ),
}
const noCommands: typeof editorCommands = []

/** [CONST-5] */
const editorHeightPixels = 500

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

/** The Markdown editor: text, preview, or both side by side. Tab moves the focus out of it. */
export function MarkdownEditor({ value, onChange, onBlur, mode, labelledBy, describedBy, isInvalid }: Props) {
  return (
    <MarkdownEditorTheme>
      <MDEditor
        value={value}
        onChange={(text = '') => onChange(text)}
        height={editorHeightPixels}
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
    </MarkdownEditorTheme>
  )
}
