import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { markdownStyles } from './markdownStyles.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { useIsServerRendered } from './useIsServerRendered.ts'

const Root = styled.div`
  ${markdownStyles}
`

type Renderer = ComponentType<{ text: string; showTableOfContents: boolean }>

/* Only the server highlights code, so that visitors download no script for it. */
const loadHighlighter = async () =>
  typeof window === 'undefined' ? (await import('./highlightCode.ts')).highlightCode : undefined

async function loadRenderer(): Promise<{ default: Renderer }> {
  const [{ RenderedMarkdown }, highlight] = await Promise.all([import('./RenderedMarkdown.tsx'), loadHighlighter()])
  return { default: (props) => <RenderedMarkdown {...props} highlight={highlight} /> }
}

/* If the renderer cannot be loaded, the Markdown source is shown. */
const showSource = (): { default: Renderer } => ({ default: ({ text }) => <pre className="plain">{text}</pre> })

const LazyRenderer = lazy(() => loadRenderer().catch(showSource))

/**
 * Props of `Markdown`: children are the source; `showTableOfContents` lists the sections of a long text before it;
 * `fallback` is shown until the renderer has loaded.
 */
export type MarkdownProps = Omit<ComponentProps<'div'>, 'children'> & {
  children: string
  showTableOfContents?: boolean
  fallback?: ReactNode
}

/**
 * Markdown as sanitized HTML. Hydration keeps the HTML that the server rendered; the renderer is loaded only after a
 * navigation on the client.
 */
export function Markdown({ children, showTableOfContents = false, fallback, ...rest }: MarkdownProps) {
  const isServerRendered = useIsServerRendered(children)
  return (
    <Root {...rest}>
      <Suspense fallback={fallback ?? <Skeleton lines={8} label="Loading the text" />}>
        {isServerRendered ? (
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        ) : (
          <LazyRenderer text={children} showTableOfContents={showTableOfContents} />
        )}
      </Suspense>
    </Root>
  )
}
