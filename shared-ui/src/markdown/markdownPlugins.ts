import type { Element, Root as Html } from 'hast'
import type { Root as Markdown } from 'mdast'
import { visit } from 'unist-util-visit'
import { brand } from '../theme/brand.ts'

/* Size of an image without one in its URL, as in `![Screenshot](/shot.png#800x600)`. */
const defaultImageSize = { width: 1200, height: 675 }
const imageSizePattern = /#([1-9]\d{0,3})x([1-9]\d{0,3})$/

const blockParents = ['root', 'blockquote', 'listItem', 'footnoteDefinition']

/** Remark plugin: turns raw HTML into text, so that an author can write about <br>. */
export const remarkRawHtmlAsText = () => (tree: Markdown) => {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return
    const text = { type: 'text' as const, value: node.value }
    parent.children[index] = blockParents.includes(parent.type) ? { type: 'paragraph', children: [text] } : text
  })
}

/** Rehype plugin for sanitized trees: safe external links, lazy images, scrollable tables, headings below the page title. */
export const rehypeEnhanceElements = () => (tree: Html) => {
  const needsLowerHeadings = containsH1(tree)
  visit(tree, 'element', (node, index, parent) => {
    if (needsLowerHeadings) lowerHeading(node)
    if (node.tagName === 'a') isolateExternalLink(node)
    if (node.tagName === 'img') reserveImageSpace(node)
    if (node.tagName === 'input') node.properties.ariaLabel = node.properties.checked ? 'Done' : 'To do'
    // What scrolls horizontally must be reachable by keyboard.
    if (node.tagName === 'pre') node.properties.tabIndex = 0
    if (node.tagName === 'table' && parent && index !== undefined) parent.children[index] = wrapInScroller(node)
  })
}

function containsH1(tree: Html) {
  let found = false
  visit(tree, { tagName: 'h1' }, () => void (found = true))
  return found
}

function lowerHeading(node: Element) {
  const level = /^h([1-5])$/.exec(node.tagName)?.[1]
  if (level) node.tagName = `h${Number(level) + 1}`
}

function isolateExternalLink(link: Element) {
  const href = stringProperty(link, 'href')
  const isOwnSite = `${href}/`.startsWith(`${brand.origin}/`)
  const hasHost = /^https?:|^[\\/]{2}/i.test(href)
  if (hasHost && !isOwnSite)
    Object.assign(link.properties, { rel: ['noopener', 'noreferrer', 'nofollow'], target: '_blank' })
}

function reserveImageSpace(image: Element) {
  const src = stringProperty(image, 'src')
  const [, width, height] = imageSizePattern.exec(src) ?? []
  const size = width && height ? { width: Number(width), height: Number(height) } : defaultImageSize
  Object.assign(image.properties, {
    ...size,
    src: src.replace(imageSizePattern, ''),
    alt: image.properties.alt ?? '',
    loading: 'lazy',
    decoding: 'async',
  })
}

const stringProperty = ({ properties }: Element, name: string) => {
  const value = properties[name]
  return typeof value === 'string' ? value : ''
}

const wrapInScroller = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
  children: [table],
})
