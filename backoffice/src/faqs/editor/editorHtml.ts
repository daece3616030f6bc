import { isHtml } from '@fortnight/shared-ui/markdown/allowedTags'
import { isBlank } from '../answerText.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Converts a stored answer for the editor. Plain text becomes paragraphs, so that its line breaks are kept. */
export function toEditorHtml(answer: string): string {
  if (answer === '' || isHtml(answer)) return answer
  return answer
    .split(/\r?\n/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
}

/**
 * Converts the editor's HTML for storage. The editor writes spaces as `&nbsp;`, which neither wrap nor match a search;
 * its blank lines have no height without a `br`; and an empty paragraph means that there is no answer.
 */
export function fromEditorHtml(html: string): string {
  const answer = html.replaceAll('&nbsp;', ' ').replaceAll('<p></p>', '<p><br></p>')
  return isBlank(answer) && !answer.includes('<img') ? '' : answer
}
