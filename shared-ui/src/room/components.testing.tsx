/* For tests: every component of the project room. */
import type { ReactElement } from 'react'
import type { CommonProps } from '../componentFiles.testing.ts'
import { FilePicker } from './composer/FilePicker.tsx'
import { MessageComposer } from './composer/MessageComposer.tsx'
import { UploadList } from './composer/UploadList.tsx'
import { useComposer } from './composer/useComposer.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DecidedItems } from './deliverables/DecidedItems.tsx'
import { ItemContent } from './deliverables/ItemContent.tsx'
import { Disclosure } from './Disclosure.tsx'
import { FileChip } from './files/FileChip.tsx'
import { FileDropArea } from './files/FileDropArea.tsx'
import { FileItem } from './files/FileItem.tsx'
import { FileList } from './files/FileList.tsx'
import { FilePreviewDialog } from './files/FilePreviewDialog.tsx'
import { FileVersionsDialog } from './files/FileVersionsDialog.tsx'
import { GrowingTextarea } from './GrowingTextarea.tsx'
import {
  failedMessage,
  fileActions,
  messageActions,
  sampleConversation,
  sampleDecidedItems,
  sampleFile,
  sampleMessage,
  sampleUploads,
} from './samples.testing.ts'
import { FileLine } from './thread/FileLine.tsx'
import { MessageEditor } from './thread/MessageEditor.tsx'
import { MessageItem } from './thread/MessageItem.tsx'
import { MessageThread } from './thread/MessageThread.tsx'
import { OutgoingItem } from './thread/OutgoingItem.tsx'

const noop = () => undefined
const resolve = () => Promise.resolve()
const file = sampleFile()

function Composer(common: CommonProps) {
  const composer = useComposer({ draftKey: 'sample', upload: resolve, createId: () => 'u1', maxFileBytes: undefined })
  return <MessageComposer composer={composer} onSend={noop} mentionable={[file]} limits="" {...common} />
}

/** Renders each component with the given root props. */
export const roomComponents: Record<string, (common: CommonProps) => ReactElement> = {
  DecidedItems: (common) => <DecidedItems items={sampleDecidedItems} onOpenFile={noop} {...common} />,
  DeleteDialog: (common) => (
    <DeleteDialog
      {...{ title: 'Delete it?', confirmLabel: 'Delete', isDeleting: false, onConfirm: noop, onClose: noop }}
      {...common}
    />
  ),
  Disclosure: (common) => (
    <Disclosure {...common}>
      <summary>Other versions</summary>
      Version 1
    </Disclosure>
  ),
  FileChip: (common) => <FileChip file={file} onOpen={noop} {...common} />,
  FileDropArea: (common) => <FileDropArea onAdd={noop} limits="Up to 25 MB" {...common} />,
  FileItem: (common) => <FileItem file={file} mayDelete actions={fileActions} {...common} />,
  FileLine: (common) => <FileLine file={file} onOpen={noop} {...common} />,
  FileList: (common) => <FileList files={[{ current: file, mayDelete: true }]} actions={fileActions} {...common} />,
  FilePicker: (common) => <FilePicker files={[file]} onPick={noop} onClose={noop} {...common} />,
  FilePreviewDialog: (common) => (
    <FilePreviewDialog file={file} link={undefined} onRetry={noop} onDownload={noop} onClose={noop} {...common} />
  ),
  FileVersionsDialog: (common) => (
    <FileVersionsDialog
      {...{ name: file.name, versions: [file], onDownload: noop, onRestore: noop, onClose: noop }}
      {...common}
    />
  ),
  ItemContent: (common) => <ItemContent item={sampleDecidedItems[0]} onOpenFile={noop} {...common} />,
  GrowingTextarea: (common) => <GrowingTextarea aria-label="Text" value="" onChange={noop} {...common} />,
  MessageComposer: (common) => <Composer {...common} />,
  MessageEditor: (common) => <MessageEditor body="Text" onSave={resolve} onClose={noop} {...common} />,
  MessageItem: (common) => <MessageItem message={sampleMessage()} actions={messageActions} {...common} />,
  MessageThread: (common) => (
    <MessageThread
      {...{ messages: sampleConversation(), files: [], outgoing: [failedMessage], readSequence: 5 }}
      {...{ hasOlder: false, hasNewer: false, onLoadOlder: resolve, onLoadNewer: resolve }}
      {...{ onShowLatest: noop, onSeeEnd: noop, onRetry: noop, onTakeBack: noop, onOpenMention: noop }}
      actions={messageActions}
      {...common}
    />
  ),
  OutgoingItem: (common) => <OutgoingItem message={failedMessage} onRetry={noop} onTakeBack={noop} {...common} />,
  UploadList: (common) => (
    <UploadList uploads={sampleUploads} onRetry={noop} onRemove={noop} removeLabel="Remove" {...common} />
  ),
}
