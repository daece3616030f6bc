import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { Input } from '../../controls/Input.tsx'
import { Field } from '../../forms/Field.tsx'
import { Dialog, type DialogProps } from '../../overlays/Dialog.tsx'
import { formatBytes } from '../formatBytes.ts'
import type { RoomFile } from '../roomRecords.ts'

const List = styled.ul`
  display: grid;
  margin-top: var(--space-3);
  padding: 0;
  list-style: none;

  > li {
    border-bottom: 1px solid var(--line);
  }
`
const Choice = styled(Button)`
  width: 100%;
  justify-content: space-between;
  font-weight: 400;
  text-align: start;
  overflow-wrap: anywhere;

  small {
    flex: none;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** The filter is of use for more files. */
const maxWithoutFilter = 8

type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'title'> & {
  title?: string
  files: RoomFile[]
  onPick: (file: RoomFile) => void
  onClose: () => void
}

/** A dialog to pick one of the files of the project. */
export function FilePicker({ title = 'Mention a file', files, onPick, onClose, ...rest }: Props) {
  const [filter, setFilter] = useState('')
  const shown = files.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()))
  return (
    <Dialog open onOpenChange={onClose} title={title} {...rest}>
      {files.length > maxWithoutFilter && (
        <Field label="File name">
          <Input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
        </Field>
      )}
      <List role="list">
        {shown.map((file) => (
          <li key={file.file_id}>
            <Choice variant="ghost" onClick={() => onPick(file)}>
              {file.name} <small>{formatBytes(file.bytes)}</small>
            </Choice>
          </li>
        ))}
      </List>
      {shown.length === 0 && <p>No file names match.</p>}
    </Dialog>
  )
}
