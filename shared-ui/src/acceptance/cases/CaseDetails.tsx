import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Dialog, type DialogProps } from '../../overlays/Dialog.tsx'
import { FileChip } from '../../room/files/FileChip.tsx'
import type { RoomFile } from '../../room/roomRecords.ts'
import type { AcceptanceCase } from '../acceptanceRecords.ts'
import { ImportanceBadge } from '../ImportanceBadge.tsx'

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > div > h3 {
    margin-bottom: var(--space-1);
    font-family: var(--font-body);
    font-size: var(--text-16);
  }

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  > li {
    min-width: 0;
  }
`

type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'title'> & {
  shown: AcceptanceCase
  onOpenFile: (file: RoomFile) => void
  onClose: () => void
  /** What the case has shown so far. */
  history: ReactNode
}

/** A case with its whole text, its files and what it has shown. */
export function CaseDetails({ shown, onOpenFile, onClose, history, ...rest }: Props) {
  return (
    <Dialog open onOpenChange={onClose} title={`${shown.number}. ${shown.title}`} {...rest}>
      <Content>
        <div>
          <ImportanceBadge importance={shown.importance} />
        </div>
        <div>
          <h3>Input</h3>
          <p dir="auto">{shown.input}</p>
        </div>
        <div>
          <h3>Expected result</h3>
          <p dir="auto">{shown.expected}</p>
        </div>
        {shown.files.length > 0 && (
          <div>
            <h3>Example files</h3>
            <Files role="list">
              {shown.files.map((file) => (
                <li key={file.id}>
                  <FileChip file={file} onOpen={onOpenFile} />
                </li>
              ))}
            </Files>
          </div>
        )}
        <div>
          <h3>Results</h3>
          {history}
        </div>
      </Content>
    </Dialog>
  )
}
