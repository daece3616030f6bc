import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { RoomFile } from '../roomRecords.ts'
import { FileItem, type FileActions } from './FileItem.tsx'

const Root = styled.ul`
  display: grid;
  padding: 0;
  border-top: 1px solid var(--line-strong);
  list-style: none;

  > li {
    border-bottom: 1px solid var(--line);
  }

  > [data-highlighted] {
    background: var(--accent-soft);
    box-shadow: 0 0 0 var(--space-2) var(--accent-soft);
  }
`

/** A file of a project with its current version. */
export type ListedFile = { current: RoomFile; mayDelete: boolean }

type Props = ComponentProps<'ul'> & {
  files: ListedFile[]
  /** The id of the file that a link leads to. */
  highlighted?: string | undefined
  isReadOnly?: boolean
  actions: FileActions
}

/** The files of a project. */
export function FileList({ files, highlighted, isReadOnly = false, actions, ...rest }: Props) {
  const showHighlighted = (item: HTMLLIElement | null) => item?.scrollIntoView({ block: 'center' })
  return (
    <Root role="list" aria-label="Files" {...rest}>
      {files.map(({ current, mayDelete }) => {
        const isHighlighted = current.file_id === highlighted
        return (
          <li
            key={current.file_id}
            ref={isHighlighted ? showHighlighted : undefined}
            data-highlighted={isHighlighted || undefined}
          >
            <FileItem file={current} mayDelete={mayDelete} isReadOnly={isReadOnly} actions={actions} />
          </li>
        )
      })}
    </Root>
  )
}
