/** The content of a meta element in the document head, such as `metaContent('name="robots"')`. */
export const metaContent = (attribute: string) =>
  document.querySelector(`meta[${attribute}]`)?.getAttribute('content') ?? undefined

export const canonicalUrl = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined

/** The markup inside the JSON-LD script, if the page has one. */
export const structuredDataScript = () => document.querySelector('script[type="application/ld+json"]')?.innerHTML
