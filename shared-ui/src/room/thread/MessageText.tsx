import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Markdown } from '../../markdown/Markdown.tsx'

const Root = styled(Markdown)`
  && [data-text] {
    font-size: var(--text-16);
    line-height: 1.6;
  }

  && [data-text] > * + * {
    margin-top: var(--space-3);
  }

  /* A message is no page: its headings stay close to its text. */
  && :is(h2, h3, h4, h5, h6) {
    font-size: var(--text-18);
  }

  /* People press Enter to begin a new line. */
  && p {
    white-space: pre-line;
  }
`

const Source = styled.p`
  max-width: var(--measure);
  white-space: pre-line;
`

type Props = Omit<ComponentProps<'div'>, 'children'> & { children: string }

/** The text of a message: as it was typed until the renderer has loaded, then as sanitized HTML. */
export function MessageText({ children, ...rest }: Props) {
  return (
    <Root fallback={<Source>{children}</Source>} {...rest}>
      {children}
    </Root>
  )
}
