import { memo, useDeferredValue, useMemo } from 'react'
import { styled } from 'styled-components'
import { Markdown } from '@fortnight/shared-ui/markdown/Markdown'
import { useDebouncedValue } from '@fortnight/shared-ui/browser/useDebouncedValue'
import { EmptyLine } from '../../layout/EmptyLine.ts'
import { splitMarkdown } from './splitMarkdown.ts'

const debounceMs = 150

const Root = styled.div`
  > * + * {
    margin-top: var(--space-4);
  }

  h2:not(:first-child) {
    margin-top: 2em;
  }
`

// The same renderer as on the public page.
const MarkdownChunk = memo(function MarkdownChunk({ text }: { text: string }) {
  return <Markdown>{text}</Markdown>
})

type Props = {
  text: string
  /** The text is typed beside it. */
  isLive: boolean
}

/** The text as visitors will see it. It is debounced, and memoized in chunks, so that it does not slow down typing. */
export function MarkdownPreview({ text, isLive }: Props) {
  const debouncedText = useDeferredValue(useDebouncedValue(text, debounceMs))
  const chunks = useMemo(() => splitMarkdown(debouncedText), [debouncedText])
  if (debouncedText.trim() === '')
    return (
      <EmptyLine data-empty>{isLive ? 'Your preview appears here as you type.' : 'No content to preview'}</EmptyLine>
    )
  return (
    <Root ref={makePaneFocusable}>
      {chunks.map((chunk, index) => (
        <MarkdownChunk key={index} text={chunk} />
      ))}
    </Root>
  )
}

/** The editor scrolls the pane around the preview, and gives no way to set its attributes: keyboards must reach it, too. */
function makePaneFocusable(preview: HTMLElement | null) {
  const pane = preview?.closest('.w-md-editor-preview')
  pane?.setAttribute('tabindex', '0')
  pane?.setAttribute('role', 'region')
  pane?.setAttribute('aria-label', 'Preview')
}
