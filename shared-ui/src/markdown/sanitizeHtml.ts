import { sanitize } from 'isomorphic-dompurify'
import { allowedTags } from './allowedTags.ts'

const allowedAttributes = ['href', 'target', 'rel', 'class', 'style', 'title', 'alt']

/* DOMPurify's own expression without the schemes that SAN-3 leaves out; addresses without a scheme pass. */
const allowedAddress = /^(?:(?:(?:f|ht)tps?|mailto|tel|callto|cid|xmpp):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i

const allowedClass = /^ql-(?:align-(?:center|right|justify)|indent-[1-8]|direction-rtl|syntax|code-block(?:-\w+)*)$/
const colour = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i
const allowedStyles: Record<string, RegExp> = {
  color: colour,
  'background-color': colour,
  'text-align': /^(?:left|right|center|justify|start|end)$/i,
}

const filterStyle = (style: string) =>
  style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter(([name = '', value = '', ...more]) => !more.length && allowedStyles[name.toLowerCase()]?.test(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')

const filterClass = (names: string) =>
  names
    .split(/\s+/)
    .filter((name) => allowedClass.test(name))
    .join(' ')

function rewrite(element: Element, attribute: string, filter: (value: string) => string) {
  const kept = filter(element.getAttribute(attribute) ?? '')
  if (kept) element.setAttribute(attribute, kept)
  else element.removeAttribute(attribute)
}

function clean(html: string): string {
  const body = sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement
  for (const element of body.querySelectorAll('[style]')) rewrite(element, 'style', filterStyle)
  for (const element of body.querySelectorAll('[class]')) rewrite(element, 'class', filterClass)
  for (const link of body.querySelectorAll('[target]')) link.setAttribute('rel', 'noopener noreferrer')
  return body.innerHTML
}

/* The server renders the same few answers again and again, and each run through jsdom costs milliseconds. */
const remembered = new Map<string, string>()
const limit = 200

/**
 * HTML as an author wrote it, reduced to what may be shown: tags, attributes and schemes of SAN-1 to SAN-3; styles only
 * colours and alignment, classes only the editor's own, links that open elsewhere cut off from this page.
 */
export function sanitizeHtml(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const cleaned = clean(html)
  if (remembered.size >= limit) remembered.clear()
  remembered.set(html, cleaned)
  return cleaned
}
