import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { styled } from 'styled-components'
import { isHtml } from './allowedTags.ts'
import { richTextLook } from './richTextStyles.ts'
import { useServed } from './useIsServerRendered.ts'

const Root = styled.div`
  ${richTextLook}
`

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ')

/* Words matter more than their formatting: without the sanitiser the text is shown bare rather than not at all. */
const SanitizedHtml = lazy<ComponentType<{ html: string }>>(() =>
  import('./SanitizedHtml.tsx').then(
    (module) => ({ default: module.SanitizedHtml }),
    () => ({ default: ({ html }) => withoutTags(html) }),
  ),
)

/** Props of `RichText`: children are the text as it is stored. */
export type RichTextProps = Omit<ComponentProps<'div'>, 'children'> & { children: string }

/**
 * An author's text: sanitised HTML when it holds a real allowed tag, otherwise plain text that keeps its line
 * breaks [ADMIN-FAQ-2]. Plain text never loads the sanitiser.
 */
export function RichText({ children, ...rest }: RichTextProps) {
  const html = isHtml(children)
  const isServed = useServed(children)
  return (
    <Root data-format={html ? 'html' : 'text'} {...rest}>
      {html ? (
        <Suspense fallback={withoutTags(children)}>
          {isServed ? (
            <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
          ) : (
            <SanitizedHtml html={children} />
          )}
        </Suspense>
      ) : (
        children
      )}
    </Root>
  )
}
