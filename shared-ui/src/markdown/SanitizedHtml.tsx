import { sanitizeHtml } from './sanitizeHtml.ts'

/** Sanitised HTML; a file of its own so that the sanitiser is loaded only where there is HTML. */
export function SanitizedHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
}
