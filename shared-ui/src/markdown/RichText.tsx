import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { styled } from 'styled-components'
import { isHtml } from './allowedTags.ts'
import { editorClassStyles, richTextStyles } from './richTextStyles.ts'
import { useIsServerRendered } from './useIsServerRendered.ts'

const Root = styled.div`
  ${richTextStyles}
`

const RootWithEditorClasses = styled(Root)`
  ${editorClassStyles}
`

const stripTags = (html: string) => html.replace(/<[^>]*>/g, ' ')

/* If the sanitizer cannot be loaded, the text is shown without its tags. */
const SanitizedHtml = lazy<ComponentType<{ html: string }>>(() =>
  import('./SanitizedHtml.tsx').then(
    (module) => ({ default: module.SanitizedHtml }),
    () => ({ default: ({ html }) => stripTags(html) }),
  ),
)

/** Props of `RichText`: children are the text as stored. */
export type RichTextProps = Omit<ComponentProps<'div'>, 'children'> & { children: string }

/**
 * Text as sanitized HTML if it contains an allowed tag, else as plain text with its line breaks [ADMIN-FAQ-2]. Plain text
 * does not load the sanitizer.
 */
export function RichText({ children, ...rest }: RichTextProps) {
  const html = isHtml(children)
  const isServerRendered = useIsServerRendered(children)
  const Container = children.includes('ql-') ? RootWithEditorClasses : Root
  return (
    <Container data-format={html ? 'html' : 'text'} {...rest}>
      {html ? (
        <Suspense fallback={stripTags(children)}>
          {isServerRendered ? (
            <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
          ) : (
            <SanitizedHtml html={children} />
          )}
        </Suspense>
      ) : (
        children
      )}
    </Container>
  )
}
