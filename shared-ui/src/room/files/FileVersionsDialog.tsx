import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { formatDateTime } from '../../data/formatDate.ts'
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx'
import { Skeleton } from '../../feedback/Skeleton.tsx'
import { Dialog, type DialogProps } from '../../overlays/Dialog.tsx'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import { authorLabel } from '../authorLabel.ts'
import { formatBytes } from '../formatBytes.ts'
import type { RoomFile } from '../roomRecords.ts'
import { isReadable } from './fileKind.ts'

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
    align-items: center;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
  }

  > li > div:first-child {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'title'> & {
  name: string
  /** Newest first; undefined while they load. */
  versions: RoomFile[] | undefined
  /** Why they could not be loaded, or why a version could not be restored. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  isReadOnly?: boolean
  onDownload: (version: RoomFile) => void
  onRestore: (version: RoomFile) => void
  /** The id of the version that is being restored. */
  restoring?: string | undefined
  onClose: () => void
}

/** All versions of a file: each can be downloaded, and an earlier one made the current one again. */
export function FileVersionsDialog({
  name,
  versions,
  error,
  onRetry,
  isReadOnly = false,
  onDownload,
  onRestore,
  restoring,
  onClose,
  ...rest
}: Props) {
  return (
    <Dialog open onOpenChange={onClose} title="Versions" description={name} {...rest}>
      {error && <ErrorBanner {...(onRetry && { onRetry })}>{error}</ErrorBanner>}
      {!versions && !error && <Skeleton lines={3} label="Loading the versions…" />}
      {versions && (
        <List role="list">
          {versions.map((version, index) => (
            <li key={version.id}>
              <div>
                <strong>Version {version.version}</strong>
                {index === 0 && ' (current)'}
                {version.note && <div>{version.note}</div>}
                <p>{detailsOf(version)}</p>
              </div>
              {isReadable(version) ? (
                <Button variant="secondary" onClick={() => onDownload(version)}>
                  Download <VisuallyHidden>version {version.version}</VisuallyHidden>
                </Button>
              ) : (
                <span>{version.scan_state === 'pending' ? 'Being checked' : 'Infected, removed'}</span>
              )}
              {index > 0 && isReadable(version) && !isReadOnly && (
                <Button variant="secondary" aria-disabled={restoring !== undefined} onClick={() => onRestore(version)}>
                  {restoring === version.id ? 'Restoring…' : 'Restore'}{' '}
                  <VisuallyHidden>version {version.version}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
    </Dialog>
  )
}

const detailsOf = (version: RoomFile): ReactNode => (
  <>
    {formatBytes(version.bytes)} · {authorLabel(version)} ·{' '}
    <time dateTime={version.created_at}>{formatDateTime(version.created_at)}</time>
    {version.restored_from !== null && ` · restored from version ${version.restored_from}`}
  </>
)
