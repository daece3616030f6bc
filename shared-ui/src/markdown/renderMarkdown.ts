import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { dressMarkdown, rawHtmlAsText } from './markdownPlugins.ts'

/** A section of the text; its address is `#id`. */
export type MarkdownHeading = { id: string; text: string; level: number }

export type RenderedText = { html: string; headings: MarkdownHeading[] }

/** Colours the code of a text; `highlightCode` is the one there is. */
export type CodeHighlighter = (tree: Root) => void

/** The longest text that is read as Markdown, as in the database. */
const longestText = 100_000
/* Reading Markdown takes the square of these, so a text written to keep the reader busy is shown as it is. */
const mostMarksPerBlock = 3_000
const deepestNesting = /^[\s>*+-]{200}/m
const mark = /[*_~[]/g

/* Every id starts with one of these two, so no text can take, or hide, the id of something on the page around it. */
const headingPrefix = 'section-'
const footnotePrefix = 'text-'

const allowed = {
  ...defaultSchema,
  // Raw HTML has become text by then, so ids come from footnotes alone and are prefixed already.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

const holdsNoLink = (heading: Element) => !heading.children.some(isOrHoldsLink)

const isOrHoldsLink = (node: Element['children'][number]): boolean =>
  node.type === 'element' && (node.tagName === 'a' || node.children.some(isOrHoldsLink))

// Sanitised first, dressed afterwards: what follows the sanitiser adds only things of our own.
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(rawHtmlAsText)
  .use(remarkRehype, { clobberPrefix: footnotePrefix })
  .use(rehypeSanitize, allowed)
  .use(dressMarkdown)
  .use(rehypeSlug, { prefix: headingPrefix })
  .use(rehypeAutolinkHeadings, { behavior: 'wrap', test: holdsNoLink })
  .freeze()

const writer = unified().use(rehypeStringify).freeze()

/**
 * Markdown with GitHub's additions as HTML that can be shown as it is: raw HTML in it appears as the text it is, and
 * nothing in it is ever run. [POST-14]
 */
export function renderMarkdown(markdown: string, highlight?: CodeHighlighter): RenderedText {
  if (!isReadable(markdown)) return asItIs(markdown)
  try {
    const tree = reader.runSync(reader.parse(markdown))
    highlight?.(tree)
    return { html: writer.stringify(tree), headings: headingsOf(tree) }
  } catch {
    // Nesting can be deeper than the stack.
    return asItIs(markdown)
  }
}

const isReadable = (markdown: string) =>
  markdown.length <= longestText &&
  !deepestNesting.test(markdown) &&
  markdown.split(/\n\s*\n/).every((block) => (block.match(mark)?.length ?? 0) <= mostMarksPerBlock)

const asItIs = (text: string): RenderedText => ({
  html: `<pre class="plain">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`,
  headings: [],
})

function headingsOf(tree: Root) {
  const headings: MarkdownHeading[] = []
  visit(tree, 'element', (node) => {
    const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
    const id = String(node.properties.id)
    if (level && id.startsWith(headingPrefix)) headings.push({ id, text: textOf(node), level })
  })
  return headings
}
