import { brand } from '@fortnight/shared-ui/theme/brand'
import { globalStyles } from './globalStyles.ts'

/** Headers of a plain document: it loads nothing but its fonts, and sends its forms to this site. */
export const plainDocumentHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const styles = `
  body{max-width:calc(var(--page) + 2 * var(--space-5));margin:auto;padding:var(--space-4) var(--space-5)}
  header>a{font:700 1.5rem var(--font-heading);letter-spacing:-.04em;color:var(--ink);text-decoration:none}
  header>a::after{content:'';display:inline-block;width:.42em;height:.42em;margin-left:.14em;background:var(--accent)}
  main{display:grid;gap:var(--space-5);margin-top:var(--space-8)}
  p{max-width:var(--measure);font-size:var(--text-18)}
  h2{font-size:var(--text-22)}
  ul{display:grid;gap:var(--space-1);padding-inline-start:var(--space-5);font-size:var(--text-18)}
  form{display:grid;gap:var(--space-2);justify-items:start}
  label{font-weight:600}
  label:not(:first-of-type),form>button:last-child{margin-top:var(--space-2)}
  div[role=status]{display:grid;gap:var(--space-3);max-width:var(--measure);padding:var(--space-4);border:1px solid var(--line-strong);border-radius:var(--radius-large);background:var(--surface)}
  textarea,input:not([type=hidden]){width:100%;max-width:var(--measure);min-height:44px;padding:var(--space-2) var(--space-3);border:1px solid var(--line-strong);border-radius:var(--radius-small);background:var(--surface);color:var(--ink);font:inherit}
  .notes{white-space:pre-line}
  li,.notes,p{overflow-wrap:anywhere}
  button{min-height:44px;padding:var(--space-2) var(--space-4);border:0;border-radius:var(--radius-small);background:var(--accent);color:var(--accent-ink);font-weight:600;cursor:pointer}
  .secondary{border:1px solid var(--line-strong);background:var(--surface);color:var(--ink)}
  [role=alert]{color:var(--danger)}`

/** Returns an HTML document in the look of the site, but without its frame and scripts. `content` is HTML. */
export const renderPlainDocument = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}${brand.titleSuffix}</title><meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${globalStyles}${styles}</style></head>
<body><header><a href="/">${brand.name}</a></header><main><h1>${title}</h1>${content}</main></body></html>`
