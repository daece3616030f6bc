import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import { FileChip } from '../files/FileChip.tsx'
import type { RoomFile } from '../roomRecords.ts'
import { hostOf } from './hostOf.ts'

const Root = styled.div`
  overflow-wrap: anywhere;

  > a {
    display: inline-block;
    padding-block: var(--space-2);
  }

  > a svg {
    width: 16px;
    margin-inline: var(--space-1);
    vertical-align: -3px;
  }

  > small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  > a + small {
    margin-top: calc(-1 * var(--space-2));
  }
`

/** A file or a link that the team hands over. */
export type ContentItem = {
  label: string
  url: string | null
  file_version: number | null
  /** Null for links, and for files that were deleted since. */
  file: RoomFile | null
}

type Props = ComponentProps<'div'> & { item: ContentItem; onOpenFile: (file: RoomFile) => void }

/** A file that opens, or a link with its host. */
export function ItemContent({ item, onOpenFile, ...rest }: Props) {
  const { label, url, file_version, file } = item
  if (file)
    return (
      <Root {...rest}>
        <FileChip file={file} onOpen={onOpenFile} />
      </Root>
    )
  if (url === null)
    return (
      <Root {...rest}>
        {label} <small>version {file_version}, deleted since</small>
      </Root>
    )
  return (
    <Root {...rest}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {label}
        <ExternalLink aria-hidden />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>{' '}
      <small>{hostOf(url)}</small>
    </Root>
  )
}
