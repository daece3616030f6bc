import { AtSign, Paperclip } from 'lucide-react'
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../../controls/Button.tsx'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import { GrowingTextarea } from '../GrowingTextarea.tsx'
import { lengthSentence, maxMessageLength, messageLength } from '../messageLimit.ts'
import type { CarriedFile, RoomFile } from '../roomRecords.ts'
import { Foot, Hint, Root } from './composerStyles.ts'
import { nameForPasted } from './nameForPasted.ts'
import { FilePicker } from './FilePicker.tsx'
import { UploadList } from './UploadList.tsx'
import type { Composer } from './useComposer.ts'
import { useFileDrop } from './useFileDrop.ts'

const sendKeys = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘+Enter' : 'Ctrl+Enter'

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  composer: Composer
  onSend: (message: { body: string; files: CarriedFile[] }) => void
  /** Current files of the project, to mention. */
  mentionable: RoomFile[]
  /** How large files may be; said before one is chosen. */
  limits: string
  /** The server has no place for files. */
  isUploadOff?: boolean
  label?: string
  /** Further buttons beside "Attach". */
  tools?: ReactNode
}

/** The form for a message: text, files by button, drop or paste, mentions of files. Ctrl+Enter sends. */
export function MessageComposer({
  composer,
  onSend,
  mentionable,
  limits,
  isUploadOff = false,
  label = 'Write a message',
  tools,
  ...rest
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isPicking, setIsPicking] = useState(false)
  const { field, body, setBody, uploads, carried, isUploading } = composer
  const { isDropping, dropProps } = useFileDrop((files) => composer.add(files), isUploadOff)
  const length = messageLength(body)
  const isEmpty = length === 0 && carried.length === 0
  const isTooLong = length > maxMessageLength
  const sentence = lengthSentence(length)

  const send = () => {
    // A second press finds an empty form, so a double click sends once.
    if (isEmpty || isTooLong || isUploading) return field.current?.focus()
    onSend({ body: body.trim(), files: carried })
    composer.clear()
    field.current?.focus()
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
  }
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || isUploadOff) return
    event.preventDefault()
    composer.add(files.map(nameForPasted))
  }
  const mention = ({ name, file_id }: RoomFile) => {
    setIsPicking(false)
    composer.insert(`[${name.replace(/[[\]\\]/g, '\\$&')}](#file-${file_id}) `)
  }

  return (
    <Root data-dropping={isDropping || undefined} onSubmit={handleSubmit} {...dropProps} {...rest}>
      <GrowingTextarea
        ref={field}
        aria-label={label}
        placeholder={label}
        aria-describedby={`${id}hint`}
        aria-invalid={isTooLong || undefined}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={handleKey}
        onPaste={handlePaste}
      />
      <UploadList
        uploads={uploads}
        onRetry={composer.retry}
        onRemove={composer.remove}
        removeLabel="Remove from the message:"
      />
      <Foot data-tools={tools ? '' : undefined}>
        {!isUploadOff && (
          <>
            <Button variant="ghost" onClick={() => input.current?.click()}>
              <Paperclip aria-hidden />
              <span data-part="label">
                Attach <VisuallyHidden>files</VisuallyHidden>
              </span>
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label="Files to attach"
              onChange={({ target }) => {
                composer.add([...(target.files ?? [])])
                // The same file can be chosen again.
                target.value = ''
              }}
            />
          </>
        )}
        {mentionable.length > 0 && (
          <Button variant="ghost" onClick={() => setIsPicking(true)}>
            <AtSign aria-hidden />
            <span data-part="label">
              Mention <VisuallyHidden>a file</VisuallyHidden>
            </span>
          </Button>
        )}
        {tools}
        <Hint id={`${id}hint`} data-over={isTooLong || undefined}>
          {isUploading ? 'You can send once the files are uploaded. ' : ''}
          {sentence || (
            <>
              <span>{sendKeys} sends.</span> {limits}
            </>
          )}
        </Hint>
        <Button type="submit" aria-disabled={isEmpty || isTooLong || isUploading}>
          Send
        </Button>
      </Foot>
      <VisuallyHidden role="status">{isTooLong ? sentence : ''}</VisuallyHidden>
      {isPicking && <FilePicker files={mentionable} onPick={mention} onClose={() => setIsPicking(false)} />}
    </Root>
  )
}
