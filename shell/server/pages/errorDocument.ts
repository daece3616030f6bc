import { brand } from '@fortnight/shared-ui/theme/brand'
import { globalStyles } from './globalStyles.ts'

/** Headers of an error document: it loads nothing but its fonts. */
export const errorDocumentHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const styles = `
  body{max-width:calc(var(--page) + 2 * var(--space-5));margin:auto;padding:var(--space-4) var(--space-5)}
  body>a{font:700 1.5rem var(--font-heading);letter-spacing:-.04em;color:var(--ink);text-decoration:none}
  body>a::after{content:'';display:inline-block;width:.42em;height:.42em;margin-left:.14em;background:var(--accent)}
  main{display:grid;gap:var(--space-5);margin-top:var(--space-8)}
  p{max-width:var(--measure);font-size:var(--text-18)}`

/** Returns the HTML document that tells a visitor what went wrong when no page could be rendered. */
export const renderErrorDocument = (status: number, message: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleOf(status)}${brand.titleSuffix}</title><meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${globalStyles}${styles}</style></head>
<body><a href="/">${brand.name}</a><main><h1>${titleOf(status)}</h1><p>${escapeHtml(message)}</p>
<p><a href="/">Back to Home</a></p></main></body></html>`

const titleOf = (status: number) => (status === 429 || status === 503 ? 'One moment, please' : 'That didn’t work')

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
