import { Paperclip } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { formatBytes } from '../formatBytes.ts'
import type { RoomFile } from '../roomRecords.ts'
import { isReadable } from './fileKind.ts'

const Root = styled(Button)`
  max-width: 100%;
  justify-content: start;
  padding-inline: var(--space-3);
  font-size: var(--text-14);
  text-align: start;

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`

type Props = Omit<ComponentProps<'button'>, 'onClick'> & { file: RoomFile; onOpen: (file: RoomFile) => void }

/** A file that a message carries. */
export function FileChip({ file, onOpen, ...rest }: Props) {
  const isOpenable = isReadable(file)
  return (
    <Root variant="secondary" aria-disabled={!isOpenable} onClick={() => onOpen(file)} {...rest}>
      <Paperclip aria-hidden />
      <span>
        {file.name} <small>{isOpenable ? details(file) : stateOf(file)}</small>
      </span>
    </Root>
  )
}

const details = ({ bytes, version }: RoomFile) =>
  version > 1 ? `version ${version}, ${formatBytes(bytes)}` : formatBytes(bytes)

const stateOf = ({ scan_state }: RoomFile) =>
  scan_state === 'pending' ? 'is being checked' : 'removed: it was infected'
