import { type CodeHighlighter, renderMarkdown } from './renderMarkdown.ts'

/* A shorter text needs no table of contents. */
const minListedSections = 3
const maxListedLevel = 3

type Props = { text: string; showTableOfContents: boolean; highlight: CodeHighlighter | undefined }

/** Rendered Markdown, in its own file so that the renderer is a chunk of its own. */
export function RenderedMarkdown({ text, showTableOfContents, highlight }: Props) {
  const { html, headings } = renderMarkdown(text, highlight)
  const sections = headings.filter(({ level }) => level <= maxListedLevel)
  return (
    <div>
      {showTableOfContents && sections.length >= minListedSections && (
        <nav aria-label="On this page">
          <details>
            <summary>On this page</summary>
            <ol role="list">
              {sections.map(({ id, text, level }) => (
                <li key={id} data-level={level}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      <div data-text dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
