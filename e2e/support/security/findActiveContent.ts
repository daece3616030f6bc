import type { Page } from 'playwright/test'

const allowedInText = {
  elements: (
    'p br strong em u s h1 h2 h3 h4 h5 h6 ul ol li blockquote a code pre span div table thead tbody tr th td ' +
    'del hr img input section sup'
  ).split(' '),
  attributes: (
    'href target rel class style title alt src width height loading decoding id type checked disabled role tabindex ' +
    'dir align start aria-label aria-describedby aria-hidden data-footnotes data-footnote-ref data-footnote-backref'
  ).split(' '),
}

/** Finds everything on the page that could run a script, and every element or attribute that user text must not contain. */
export const findActiveContent = (page: Page) =>
  page.evaluate((allowed) => {
    const disallowed = [...document.querySelectorAll('[data-format="html"] *, [data-text] *')].flatMap((element) => [
      ...(allowed.elements.includes(element.localName) ? [] : [`<${element.localName}> in a text`]),
      ...element
        .getAttributeNames()
        .filter((attribute) => !allowed.attributes.includes(attribute))
        .map((attribute) => `${element.localName} with ${attribute} in a text`),
    ])
    const active = [...document.querySelectorAll('*')].flatMap((element) => {
      const found = [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^(on|srcdoc)/i.test(name) ||
            (/^(href|src|action|formaction|data|xlink:href)$/i.test(name) &&
              // eslint-disable-next-line no-control-regex
              /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i.test(value)),
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value}`)
      const isMeta = element.localName === 'meta' && (element.closest('body') || element.hasAttribute('http-equiv'))
      const isActive = isMeta || ['iframe', 'object', 'embed', 'base', 'math'].includes(element.localName)
      const isScript = element.localName === 'script' && /alert\(1\)/.test(element.textContent)
      return isActive || (isScript && !/json/.test(element.getAttribute('type') ?? ''))
        ? [...found, element.outerHTML.slice(0, 200)]
        : found
    })
    return [...disallowed, ...active]
  }, allowedInText)
