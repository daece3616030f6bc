import { Maximize2, Minimize2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { FieldError } from '@fortnight/shared-ui/forms/FieldError'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { ViewButtons } from '../../form/ViewButtons.tsx'
import { pressedButton } from '../../layout/joinedButtons.ts'
import type { EditorMode } from './MarkdownEditor.tsx'
import { MarkdownHelp } from './MarkdownHelp.tsx'
import type { PostFormValues } from '../form/postSchema.ts'
import type { DistractionFreeMode } from './useDistractionFreeMode.ts'

// Larger than the rest of the back office, so it is a chunk of its own.
const MarkdownEditor = lazy(async () => ({ default: (await import('./MarkdownEditor.tsx')).MarkdownEditor }))

/** [CONST-5] */
const defaultMode: EditorMode = 'live'
const modes: Record<EditorMode, string> = { edit: 'Edit', live: 'Live', preview: 'Preview' }

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-2);
  font-weight: 600;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin-inline-start: auto;
  }

  /* Phones show the icon alone, so that everything fits into one row. */
  @media (max-width: 40rem) {
    > div {
      gap: var(--space-2);
    }

    [role='group'] + button > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  > div > [aria-pressed='true'] {
    ${pressedButton}
  }
`
const ErrorMessage = styled(FieldError)`
  margin-top: var(--space-2);
`

type Props = {
  control: Control<PostFormValues>
  distractionFree: DistractionFreeMode
  /** Stands beside the label. */
  status: ReactNode
}

/** The content of the post as Markdown. Typing re-renders this field only. [ADMIN-BLOG-9] */
export function MarkdownField({ control, distractionFree, status }: Props) {
  const id = useId()
  const [mode, setMode] = useState(defaultMode)
  const { field, fieldState } = useController({ control, name: 'content' })
  const error = fieldState.error?.message

  return (
    <div>
      <Header>
        <span id={id}>Content</span>
        {status}
        <div>
          <ViewButtons label="Content view" views={modes} value={mode} onChange={setMode} />
          <Button
            variant="secondary"
            size="small"
            aria-pressed={distractionFree.isOn}
            title={distractionFree.isOn ? 'Press Escape to exit' : undefined}
            onClick={distractionFree.toggle}
          >
            {distractionFree.isOn ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />} <span>Distraction-free</span>
          </Button>
        </div>
      </Header>
      <Suspense fallback={<Skeleton lines={12} label="Loading the editor…" />}>
        <MarkdownEditor
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          mode={mode}
          labelledBy={id}
          describedBy={`${id}error`}
          isInvalid={error !== undefined}
        />
      </Suspense>
      <ErrorMessage id={`${id}error`}>{error}</ErrorMessage>
      <MarkdownHelp />
    </div>
  )
}
