import { sanitize } from 'isomorphic-dompurify'
import { allowedTags } from './allowedTags.ts'

const allowedAttributes = ['href', 'target', 'rel', 'class', 'style', 'title', 'alt']

/* DOMPurify's own expression without the schemes that SAN-3 excludes; URLs without a scheme pass. */
const allowedUrl = /^(?:(?:(?:f|ht)tps?|mailto|tel|callto|cid|xmpp):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i

const allowedClass = /^ql-(?:align-(?:center|right|justify)|indent-[1-8]|direction-rtl|syntax|code-block(?:-\w+)*)$/
const color = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i
const allowedStyles: Record<string, RegExp> = {
  color,
  'background-color': color,
  'text-align': /^(?:left|right|center|justify|start|end)$/i,
}

const filterStyle = (style: string) =>
  style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter(([name = '', value = '', ...rest]) => !rest.length && allowedStyles[name.toLowerCase()]?.test(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')

const filterClass = (names: string) =>
  names
    .split(/\s+/)
    .filter((name) => allowedClass.test(name))
    .join(' ')

function filterAttribute(element: Element, attribute: string, filter: (value: string) => string) {
  const filtered = filter(element.getAttribute(attribute) ?? '')
  if (filtered) element.setAttribute(attribute, filtered)
  else element.removeAttribute(attribute)
}

function sanitizeUncached(html: string): string {
  const body = sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: allowedUrl,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement
  for (const element of body.querySelectorAll('[style]')) filterAttribute(element, 'style', filterStyle)
  for (const element of body.querySelectorAll('[class]')) filterAttribute(element, 'class', filterClass)
  for (const link of body.querySelectorAll('[target]')) link.setAttribute('rel', 'noopener noreferrer')
  return body.innerHTML
}

/* The server renders the same few texts repeatedly, and each run through jsdom takes milliseconds. */
const sanitizedCache = new Map<string, string>()
const maxCachedTexts = 200

/**
 * Sanitizes HTML to the tags, attributes and URL schemes of [SAN-1..3]. Styles keep only colors and alignment, classes only
 * those of the editor, and links with a target get `rel="noopener noreferrer"`.
 */
export function sanitizeHtml(html: string): string {
  const cached = sanitizedCache.get(html)
  if (cached !== undefined) return cached
  const sanitized = sanitizeUncached(html)
  if (sanitizedCache.size >= maxCachedTexts) sanitizedCache.clear()
  sanitizedCache.set(html, sanitized)
  return sanitized
}
