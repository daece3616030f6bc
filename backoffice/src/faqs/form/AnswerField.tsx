import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { RichText } from '@fortnight/shared-ui/markdown/RichText'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { isBlank } from '../answerText.ts'

// The editor is heavier than the rest of the back office together: it comes in its own file, with its styles.
const RichTextEditor = lazy(async () => ({ default: (await import('../editor/RichTextEditor.tsx')).RichTextEditor }))

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-2);
  font-weight: 600;
`
const Modes = styled.div`
  display: flex;
  gap: var(--space-1);
`
const Preview = styled.div`
  min-height: 14rem;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
`
const Note = styled.p`
  margin-top: var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-14);

  &[role='alert'] {
    color: var(--danger);
    font-weight: 600;
  }
`

type Props = { value: string; onChange: (answer: string) => void; error: string | undefined }

/** The answer as rich text. The preview is cleaned like the public page, so the author sees what visitors will see. */
export function AnswerField({ value, onChange, error }: Props) {
  const [mode, setMode] = useState<'edit' | 'preview'>('edit')

  return (
    <div>
      <Head>
        <span>Answer</span>
        <Modes role="group" aria-label="Answer view">
          <ModeButton mode="edit" current={mode} onChoose={setMode} />
          <ModeButton mode="preview" current={mode} onChoose={setMode} />
        </Modes>
      </Head>
      {/* Hidden rather than removed, so that the way back keeps cursor and undo. */}
      <div hidden={mode !== 'edit'}>
        <Suspense fallback={<Skeleton lines={6} label="Loading the editor…" />}>
          <RichTextEditor label="Answer" initialHtml={value} onChange={onChange} />
        </Suspense>
      </div>
      {mode === 'preview' && (
        <Preview role="region" aria-label="Preview">
          {isBlank(value) ? <p>No content to preview</p> : <RichText>{value}</RichText>}
        </Preview>
      )}
      {value.includes('<img') && (
        <Note role="status">Pictures are not shown to visitors. Describe them in words or link to them.</Note>
      )}
      {error && <Note role="alert">{error}</Note>}
    </div>
  )
}

type Mode = 'edit' | 'preview'

function ModeButton({ mode, current, onChoose }: { mode: Mode; current: Mode; onChoose: (mode: Mode) => void }) {
  const isCurrent = mode === current
  return (
    <Button
      variant={isCurrent ? 'secondary' : 'ghost'}
      size="small"
      aria-pressed={isCurrent}
      onClick={() => onChoose(mode)}
    >
      {mode === 'edit' ? 'Edit' : 'Preview'}
    </Button>
  )
}
