import type { Element, Root } from 'hast'
import { toString as textContent } from 'hast-util-to-string'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { rehypeEnhanceElements, remarkRawHtmlAsText } from './markdownPlugins.ts'

/** A heading of the text; links to it end with `#id`. */
export type MarkdownHeading = { id: string; text: string; level: number }

export type MarkdownResult = { html: string; headings: MarkdownHeading[] }

/** Highlights the code of a tree in place, as `highlightCode` does. */
export type CodeHighlighter = (tree: Root) => void

/* The length limit of the database. */
const maxLength = 100_000
/* Parsing time is quadratic in these, so a text that exceeds them is shown as its source. */
const maxMarksPerBlock = 3_000
const tooDeepNesting = /^[\s>*+-]{200}/m
const markPattern = /[*_~[]/g

/* Every id starts with one of these prefixes, so that no text can clobber an id of the page. */
const headingPrefix = 'section-'
const footnotePrefix = 'text-'

const sanitizeSchema = {
  ...defaultSchema,
  // Raw HTML is text by then, so only footnotes have ids, which are prefixed already.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

const containsNoLink = (heading: Element) => !heading.children.some(isOrContainsLink)

const isOrContainsLink = (node: Element['children'][number]): boolean =>
  node.type === 'element' && (node.tagName === 'a' || node.children.some(isOrContainsLink))

// The plugins after the sanitizer add only markup of our own.
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRawHtmlAsText)
  .use(remarkRehype, { clobberPrefix: footnotePrefix })
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeEnhanceElements)
  .use(rehypeSlug, { prefix: headingPrefix })
  .use(rehypeAutolinkHeadings, { behavior: 'wrap', test: containsNoLink })
  .freeze()

const serializer = unified().use(rehypeStringify).freeze()

/**
 * Renders GitHub-flavored Markdown as safe HTML. Raw HTML in it becomes text [POST-14]. A text that is too long or too
 * costly to parse is returned as its source in a `pre`.
 */
export function renderMarkdown(markdown: string, highlight?: CodeHighlighter): MarkdownResult {
  if (!isParseable(markdown)) return sourceOf(markdown)
  try {
    const tree = parser.runSync(parser.parse(markdown))
    highlight?.(tree)
    return { html: serializer.stringify(tree), headings: collectHeadings(tree) }
  } catch {
    // Deep nesting can overflow the stack.
    return sourceOf(markdown)
  }
}

const isParseable = (markdown: string) =>
  markdown.length <= maxLength &&
  !tooDeepNesting.test(markdown) &&
  markdown.split(/\n\s*\n/).every((block) => (block.match(markPattern)?.length ?? 0) <= maxMarksPerBlock)

const sourceOf = (text: string): MarkdownResult => ({
  html: `<pre class="plain">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`,
  headings: [],
})

function collectHeadings(tree: Root) {
  const headings: MarkdownHeading[] = []
  visit(tree, 'element', (node) => {
    const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1])
    const id = String(node.properties.id)
    if (level && id.startsWith(headingPrefix)) headings.push({ id, text: textContent(node), level })
  })
  return headings
}
