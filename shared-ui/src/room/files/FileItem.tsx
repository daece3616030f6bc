import { Download, Ellipsis, Eye } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { Badge } from '../../data/Badge.tsx'
import { formatDateTime } from '../../data/formatDate.ts'
import { PopoverMenu } from '../../overlays/PopoverMenu.tsx'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import { authorLabel } from '../authorLabel.ts'
import { formatBytes } from '../formatBytes.ts'
import type { RoomFile } from '../roomRecords.ts'
import { isReadable, previewKind } from './fileKind.ts'

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  align-items: center;
  padding-block: var(--space-3);

  h3 {
    font-family: var(--font-body);
    font-size: var(--text-16);
    line-height: 1.4;
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }

  [data-part='note'] {
    color: var(--ink);
    font-size: var(--text-16);
  }

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
`
const Actions = styled.div`
  display: flex;
  gap: var(--space-1);
  margin-inline-start: calc(-1 * var(--space-4));

  @media (min-width: 40rem) {
    margin-inline: 0 calc(-1 * var(--space-2));
  }
`
const Menu = styled(PopoverMenu)`
  && {
    width: 44px;
    padding: 0;
  }
`

/** What a reader may do with files. */
export type FileActions = {
  onPreview: (file: RoomFile) => void
  onDownload: (file: RoomFile) => void
  onShowVersions: (file: RoomFile) => void
  onDelete: (file: RoomFile) => void
}

type Props = ComponentProps<'article'> & {
  /** The current version. */
  file: RoomFile
  mayDelete: boolean
  /** The room is closed: nothing may be changed. */
  isReadOnly?: boolean
  actions: FileActions
}

/** One file of a project: its current version, who added it and when, and what can be done with it. */
export function FileItem({ file, mayDelete, isReadOnly = false, actions, ...rest }: Props) {
  const isOpenable = isReadable(file)
  return (
    <Root aria-label={file.name} {...rest}>
      <div>
        <Name>
          <h3>{file.name}</h3>
          {file.version > 1 && <Badge>Version {file.version}</Badge>}
          {file.scan_state === 'pending' && <Badge tone="info">Being checked</Badge>}
          {file.scan_state === 'infected' && <Badge tone="danger">Infected, removed</Badge>}
        </Name>
        {file.note && <p data-part="note">{file.note}</p>}
        <p>
          {formatBytes(file.bytes)} · {authorLabel(file)} ·{' '}
          <time dateTime={file.created_at}>{formatDateTime(file.created_at)}</time>
        </p>
      </div>
      <Actions>
        {isOpenable && previewKind(file) && (
          <Button variant="ghost" onClick={() => actions.onPreview(file)}>
            <Eye aria-hidden /> Preview <VisuallyHidden>{file.name}</VisuallyHidden>
          </Button>
        )}
        {isOpenable && (
          <Button variant="ghost" onClick={() => actions.onDownload(file)}>
            <Download aria-hidden /> Download <VisuallyHidden>{file.name}</VisuallyHidden>
          </Button>
        )}
        <Menu label={`More: ${file.name}`} icon={<Ellipsis aria-hidden />}>
          <Button variant="ghost" size="small" onClick={() => actions.onShowVersions(file)}>
            Versions
          </Button>
          {mayDelete && !isReadOnly && (
            <Button variant="ghost" size="small" onClick={() => actions.onDelete(file)}>
              Delete file
            </Button>
          )}
        </Menu>
      </Actions>
    </Root>
  )
}
