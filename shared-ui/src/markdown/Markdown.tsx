import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { markdownLook } from './markdownStyles.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { useServed } from './useIsServerRendered.ts'

const Root = styled.div`
  ${markdownLook}
`

type Rendered = ComponentType<{ text: string; contents: boolean }>

/* Colours for code cost visitors no script: the server, which needs none, puts them into the page. */
const codeColours = async () =>
  typeof window === 'undefined' ? (await import('./highlightCode.ts')).highlightCode : undefined

async function loadRenderer(): Promise<{ default: Rendered }> {
  const [{ RenderedMarkdown }, highlight] = await Promise.all([import('./RenderedMarkdown.tsx'), codeColours()])
  return { default: (props) => <RenderedMarkdown {...props} highlight={highlight} /> }
}

/* Words matter more than their setting: without the renderer the text is shown as it was written. */
const asWritten = (): { default: Rendered } => ({ default: ({ text }) => <pre className="plain">{text}</pre> })

const Renderer = lazy(() => loadRenderer().catch(asWritten))

/** Props of `Markdown`: children are the text; `contents` lists the sections of a long one before it. */
export type MarkdownProps = Omit<ComponentProps<'div'>, 'children'> & { children: string; contents?: boolean }

/**
 * An author's Markdown, sanitised. The server renders it, and hydration takes its work over; only a page that is opened
 * without the server loads the renderer.
 */
export function Markdown({ children, contents = false, ...rest }: MarkdownProps) {
  const isServed = useServed(children)
  return (
    <Root {...rest}>
      <Suspense fallback={<Skeleton lines={8} label="Loading the text" />}>
        {isServed ? (
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        ) : (
          <Renderer text={children} contents={contents} />
        )}
      </Suspense>
    </Root>
  )
}
