import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx'
import { Button } from '../../controls/Button.tsx'
import type { OutgoingMessage } from '../roomRecords.ts'
import { formatTime } from './formatTime.ts'
import { messageLayout } from './messageLayout.ts'
import { MessageText } from './MessageText.tsx'

const Root = styled.article`
  ${messageLayout}

  &[data-state='sending'] [data-part='text'] {
    opacity: 0.75;
  }

  [data-part='body'] > * + * {
    margin-top: var(--space-1);
  }
`
const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);
`
const Failure = styled(ErrorBanner)`
  padding-block: var(--space-3);

  button {
    min-height: 44px;
    margin-top: var(--space-2);
  }
`

type Props = ComponentProps<'article'> & {
  message: OutgoingMessage
  onRetry: (message: OutgoingMessage) => void
  /** Takes the text back into the form, to change it or not to send it. */
  onTakeBack: (message: OutgoingMessage) => void
}

/** A message that is being sent, or that was not sent: its text stays, with Retry. */
export function OutgoingItem({ message, onRetry, onTakeBack, ...rest }: Props) {
  const { body, files, created_at, error } = message
  return (
    <Root
      aria-label={error ? 'Message not sent' : 'Message being sent'}
      data-state={error ? 'failed' : 'sending'}
      {...rest}
    >
      <div data-part="body">
        <header>
          <strong>You</strong>
          <time dateTime={created_at}>{formatTime(created_at)}</time>
        </header>
        {body && <MessageText data-part="text">{body}</MessageText>}
        {files.length > 0 && <Hint>{files.map(({ name }) => name).join(', ')}</Hint>}
        {error ? (
          <Failure>
            <p>Not sent. {error}</p>
            <Button variant="secondary" size="small" onClick={() => onRetry(message)}>
              Retry
            </Button>{' '}
            <Button variant="ghost" size="small" onClick={() => onTakeBack(message)}>
              Edit
            </Button>
          </Failure>
        ) : (
          <Hint role="status">Sending…</Hint>
        )}
      </div>
    </Root>
  )
}
