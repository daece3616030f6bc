import { Paperclip, RotateCcw, X } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { FieldError } from '../../forms/FieldError.tsx'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import { formatBytes } from '../formatBytes.ts'
import type { Upload } from './useUploads.ts'

const Root = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 var(--space-2);
    align-items: center;
    border-bottom: 1px solid var(--line);
  }

  > li > div:last-child {
    display: flex;
  }
`
const Text = styled.div`
  padding-block: var(--space-2);
  overflow-wrap: anywhere;

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }

  progress {
    display: block;
    width: 100%;
    height: 4px;
    margin-top: var(--space-1);
    border: 0;
    appearance: none;
    background: var(--line);
    accent-color: var(--accent);
  }

  progress::-webkit-progress-bar {
    background: var(--line);
  }

  progress::-webkit-progress-value {
    background: var(--accent);
  }

  progress::-moz-progress-bar {
    background: var(--accent);
  }
`
const IconButton = styled(Button)`
  width: 44px;
  padding: 0;
`

type Props = ComponentProps<'ul'> & {
  uploads: Upload[]
  onRetry: (id: string) => void
  /** Cancels what is on its way, removes what is done. */
  onRemove: (id: string) => void
  /** What removing a finished file does, as the name of its button. */
  removeLabel: string
}

/** Files on their way, each with its progress, Cancel and Retry. */
export function UploadList({ uploads, onRetry, onRemove, removeLabel, ...rest }: Props) {
  const id = useId()
  if (uploads.length === 0) return null
  return (
    <Root role="list" aria-label="Uploads" {...rest}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <Paperclip aria-hidden size={18} />
          <Text>
            <span id={`${id}${upload.id}`}>{upload.name}</span> <small>{stateOf(upload)}</small>
            {upload.state === 'uploading' && (
              <progress value={upload.progress} max={1} aria-labelledby={`${id}${upload.id}`} />
            )}
            {upload.error && <FieldError>{upload.error}</FieldError>}
          </Text>
          <div>
            {upload.state === 'failed' && (
              <IconButton variant="ghost" onClick={() => onRetry(upload.id)}>
                <RotateCcw aria-hidden /> <VisuallyHidden>Retry {upload.name}</VisuallyHidden>
              </IconButton>
            )}
            <IconButton variant="ghost" onClick={() => onRemove(upload.id)}>
              <X aria-hidden />{' '}
              <VisuallyHidden>
                {buttonName(upload, removeLabel)} {upload.name}
              </VisuallyHidden>
            </IconButton>
          </div>
        </li>
      ))}
    </Root>
  )
}

function stateOf({ state, progress, bytes }: Upload) {
  if (state === 'waiting') return 'Waiting…'
  if (state === 'uploading') return progress < 1 ? `${Math.floor(progress * 100)}% of ${formatBytes(bytes)}` : 'Saving…'
  return formatBytes(bytes)
}

function buttonName({ state }: Upload, removeLabel: string) {
  if (state === 'done') return removeLabel
  return state === 'failed' ? 'Remove' : 'Cancel upload of'
}
