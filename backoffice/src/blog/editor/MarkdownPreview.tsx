import { memo, useDeferredValue, useMemo } from 'react'
import { styled } from 'styled-components'
import { Markdown } from '@fortnight/shared-ui/markdown/Markdown'
import { useDebouncedValue } from '@fortnight/shared-ui/browser/useDebouncedValue'
import { splitMarkdown } from './splitMarkdown.ts'

const pauseMs = 150

const Root = styled.div`
  > * + * {
    margin-top: var(--space-4);
  }

  h2:not(:first-child) {
    margin-top: 2em;
  }
`

// The public page's own renderer, so that the author sees what visitors will see.
const Piece = memo(function Piece({ text }: { text: string }) {
  return <Markdown>{text}</Markdown>
})

/** The text as visitors will see it. It follows a moment behind, piece by piece, so that typing never waits for it. */
export function MarkdownPreview({ text }: { text: string }) {
  const settled = useDeferredValue(useDebouncedValue(text, pauseMs))
  const pieces = useMemo(() => splitMarkdown(settled), [settled])
  if (settled.trim() === '') return <p>No content to preview</p>
  return (
    <Root>
      {pieces.map((piece, place) => (
        <Piece key={place} text={piece} />
      ))}
    </Root>
  )
}
