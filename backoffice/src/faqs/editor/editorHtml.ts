import { isHtml } from '@fortnight/shared-ui/markdown/allowedTags'
import { isBlank } from '../answerText.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A stored answer as the editor wants it: plain text becomes paragraphs, so that its line breaks survive. */
export function htmlFor(answer: string): string {
  if (answer === '' || isHtml(answer)) return answer
  return answer
    .split(/\r?\n/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')
}

/**
 * What the editor gives, as it is stored. It writes every space as `&nbsp;`, which would never wrap and never be found
 * by a search; its blank lines have no height without a break; and its empty paragraph is no answer.
 */
export function answerFrom(html: string): string {
  const answer = html.replaceAll('&nbsp;', ' ').replaceAll('<p></p>', '<p><br></p>')
  return isBlank(answer) && !answer.includes('<img') ? '' : answer
}
