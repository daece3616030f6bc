import { isHtml } from '@fortnight/shared-ui/markdown/allowedTags'
import { truncateText } from '../list/truncateText.ts'

// A parsed document is inert: nothing in it loads or runs.
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

const endOfLine = /<br\s*\/?>|<\/(p|h[1-6]|li|blockquote|pre|div|tr)>/gi

/** The words of an answer, without tags; what is a paragraph or an entry is a line. */
export const plainText = (answer: string) =>
  isHtml(answer) ? (parsed(answer.replace(endOfLine, '$&\n')).textContent ?? '').trim() : answer

/** Whether there is nothing to read: blank text, or the empty paragraphs that an empty editor leaves behind. */
export const isBlank = (answer: string) => plainText(answer).trim() === ''

/** The beginning of an answer. The limit counts text, never tags, so the rest stays well-formed HTML. */
export function cutAnswer(answer: string, limit: number): string {
  if (!isHtml(answer)) return truncateText(answer, limit)
  const body = parsed(answer)
  if ((body.textContent ?? '').length <= limit) return answer

  let left = limit
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const rest = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.length >= left) {
      text.data = truncateText(`${text.data} `, left)
      rest.setStartAfter(text)
      break
    }
    left -= text.length
  }
  rest.setEndAfter(body.lastChild ?? body)
  rest.deleteContents()
  return body.innerHTML
}
