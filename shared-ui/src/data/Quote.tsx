import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  margin: 0;
  padding-top: var(--space-4);
  border-top: 2px solid var(--accent);
  overflow-wrap: anywhere;

  > blockquote {
    max-width: 42rem;
    margin: 0;
    font-size: var(--text-18);
    text-wrap: pretty;
  }

  > figcaption {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** Props of `Quote`. */
export type QuoteProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** Plain text, without quotation marks. */
  text: string
  author: string
}

/** What someone has said, as plain text, and who it was. */
export function Quote({ text, author, ...rest }: QuoteProps) {
  return (
    <Root {...rest}>
      <blockquote>“{text}”</blockquote>
      <figcaption>{author}</figcaption>
    </Root>
  )
}
