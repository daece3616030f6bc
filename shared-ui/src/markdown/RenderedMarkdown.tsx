import { type CodeHighlighter, renderMarkdown } from './renderMarkdown.ts'

/* With fewer sections a list of them is longer than the way down. */
const fewestSections = 3
const deepestListed = 3

type Props = { text: string; contents: boolean; highlight: CodeHighlighter | undefined }

/** Rendered Markdown; a file of its own so that the renderer is loaded only where nobody has rendered the text yet. */
export function RenderedMarkdown({ text, contents, highlight }: Props) {
  const { html, headings } = renderMarkdown(text, highlight)
  const sections = headings.filter(({ level }) => level <= deepestListed)
  return (
    <div>
      {contents && sections.length >= fewestSections && (
        <nav aria-label="On this page">
          <p>On this page</p>
          <ol role="list">
            {sections.map(({ id, text, level }) => (
              <li key={id} data-level={level}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div data-text dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
