import { plainDocumentHeaders, renderPlainDocument } from './plainDocument.ts'

/** Headers of an error document. */
export const errorDocumentHeaders = plainDocumentHeaders

/** Returns the HTML document that tells a visitor what went wrong when no page could be rendered. */
export const renderErrorDocument = (status: number, message: string) =>
  renderPlainDocument(
    titleOf(status),
    `<p>${escapeHtml(message)}</p>
<p><a href="/">Back to Home</a></p>`,
  )

const titleOf = (status: number) => (status === 429 || status === 503 ? 'One moment, please' : 'That didn’t work')

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
