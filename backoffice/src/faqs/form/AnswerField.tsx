import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { RichText } from '@fortnight/shared-ui/markdown/RichText'
import { FieldError } from '@fortnight/shared-ui/forms/FieldError'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { ViewButtons } from '../../form/ViewButtons.tsx'
import { EmptyLine } from '../../layout/EmptyLine.ts'
import { isBlank } from '../answerText.ts'

// Larger than the rest of the back office, so it is a chunk of its own.
const RichTextEditor = lazy(async () => ({ default: (await import('../editor/RichTextEditor.tsx')).RichTextEditor }))

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-2);
  font-weight: 600;
`
const Preview = styled.div`
  min-height: 14rem;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);

  @media (min-width: 48rem) {
    min-height: 20rem;
  }
`
const Message = styled.p`
  margin-top: var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-14);
`
const ErrorMessage = styled(FieldError)`
  margin-top: var(--space-2);
`

const modes = { edit: 'Edit', preview: 'Preview' }

type Props = { value: string; onChange: (answer: string) => void; error: string | undefined }

/** The answer in a rich-text editor. The preview is sanitized as on the public page. */
export function AnswerField({ value, onChange, error }: Props) {
  const [mode, setMode] = useState<keyof typeof modes>('edit')

  return (
    <div>
      <Header>
        <span>Answer</span>
        <ViewButtons label="Answer view" views={modes} value={mode} onChange={setMode} />
      </Header>
      {/* Hidden instead of unmounted, to keep the cursor and the undo history. */}
      <div hidden={mode !== 'edit'}>
        <Suspense fallback={<Skeleton lines={6} label="Loading the editor…" />}>
          <RichTextEditor label="Answer" initialHtml={value} onChange={onChange} />
        </Suspense>
      </div>
      {mode === 'preview' && (
        <Preview role="region" aria-label="Preview">
          {isBlank(value) ? <EmptyLine>No content to preview</EmptyLine> : <RichText>{value}</RichText>}
        </Preview>
      )}
      {value.includes('<img') && (
        <Message role="status">Images are not shown to visitors. Describe them in words or link to them.</Message>
      )}
      {error && <ErrorMessage>{error}</ErrorMessage>}
    </div>
  )
}
