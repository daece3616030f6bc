import { sanitizeHtml } from './sanitizeHtml.ts'

/** Sanitized HTML, in its own file so that the sanitizer is a chunk of its own. */
export function SanitizedHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
}
