import type { Element, Root as Html } from 'hast'
import type { Root as Markdown } from 'mdast'
import { visit } from 'unist-util-visit'
import { brand } from '../theme/brand.ts'

/* Room that is kept for an image whose size the author did not give, as in `![Screenshot](/shot.png#800x600)`. */
const usualSize = { width: 1200, height: 675 }
const sizeInAddress = /#([1-9]\d{0,3})x([1-9]\d{0,3})$/

const blockParents = ['root', 'blockquote', 'listItem', 'footnoteDefinition']

/** Shows raw HTML as the text it is, so that an author who writes about <br> loses no word. */
export const rawHtmlAsText = () => (tree: Markdown) => {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return
    const text = { type: 'text' as const, value: node.value }
    parent.children[index] = blockParents.includes(parent.type) ? { type: 'paragraph', children: [text] } : text
  })
}

/** What is added to a sanitised text: safe links, patient images, tables that scroll, headings below the page's title. */
export const dressMarkdown = () => (tree: Html) => {
  const isLowered = holdsTitle(tree)
  visit(tree, 'element', (node, index, parent) => {
    if (isLowered) lower(node)
    if (node.tagName === 'a') cutOff(node)
    if (node.tagName === 'img') keepRoom(node)
    if (node.tagName === 'input') node.properties.ariaLabel = node.properties.checked ? 'Done' : 'To do'
    // What scrolls sideways must be reachable by keyboard.
    if (node.tagName === 'pre') node.properties.tabIndex = 0
    if (node.tagName === 'table' && parent && index !== undefined) parent.children[index] = scrolling(node)
  })
}

function holdsTitle(tree: Html) {
  let found = false
  visit(tree, { tagName: 'h1' }, () => void (found = true))
  return found
}

function lower(node: Element) {
  const level = /^h([1-5])$/.exec(node.tagName)?.[1]
  if (level) node.tagName = `h${Number(level) + 1}`
}

function cutOff(link: Element) {
  const href = String(link.properties.href ?? '')
  const isOurs = `${href}/`.startsWith(`${brand.origin}/`)
  const hasHost = /^https?:|^[\\/]{2}/i.test(href)
  if (hasHost && !isOurs)
    Object.assign(link.properties, { rel: ['noopener', 'noreferrer', 'nofollow'], target: '_blank' })
}

function keepRoom(image: Element) {
  const src = String(image.properties.src ?? '')
  const [, width, height] = sizeInAddress.exec(src) ?? []
  const size = width && height ? { width: Number(width), height: Number(height) } : usualSize
  Object.assign(image.properties, {
    ...size,
    src: src.replace(sizeInAddress, ''),
    alt: image.properties.alt ?? '',
    loading: 'lazy',
    decoding: 'async',
  })
}

const scrolling = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
  children: [table],
})
