import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { formatDateTime } from '../../data/formatDate.ts'
import { authorLabel } from '../authorLabel.ts'
import { FileChip } from '../files/FileChip.tsx'
import type { RoomFile } from '../roomRecords.ts'
import { formatTime } from './formatTime.ts'
import { messageLayout } from './messageLayout.ts'

const Root = styled.article`
  ${messageLayout}

  header {
    margin-bottom: var(--space-1);
    color: var(--ink-soft);
  }

  p {
    margin-top: var(--space-1);
    overflow-wrap: anywhere;
  }
`

type Props = ComponentProps<'article'> & { file: RoomFile; onOpen: (file: RoomFile) => void }

/** The line of a file that was added to the project without a message. */
export function FileLine({ file, onOpen, ...rest }: Props) {
  const author = authorLabel(file)
  return (
    <Root aria-label={`${author}, ${formatDateTime(file.created_at)}`} {...rest}>
      <div data-part="body">
        <header>
          <span>
            {author} added {file.version > 1 ? 'a new version' : 'a file'}
          </span>
          <time dateTime={file.created_at}>{formatTime(file.created_at)}</time>
        </header>
        <FileChip file={file} onOpen={onOpen} />
        {file.note && <p>{file.note}</p>}
      </div>
    </Root>
  )
}
