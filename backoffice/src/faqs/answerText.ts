import { isHtml } from '@fortnight/shared-ui/markdown/allowedTags'
import { textBeforeEllipsis, truncateText } from '../list/truncateText.ts'

// A parsed document is inert: its images do not load and its scripts do not run.
const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

const lineEndTags = /<br\s*\/?>|<\/(p|h[1-6]|li|blockquote|pre|div|tr)>/gi

/** The text of an answer without tags. Every paragraph and list item is a line. */
export const toPlainText = (answer: string) =>
  isHtml(answer) ? parseHtml(answer.replace(lineEndTags, '$&\n')).textContent.trim() : answer

/** Whether an answer has no text: it is blank, or consists of the empty paragraphs of an empty editor. */
export const isBlank = (answer: string) => toPlainText(answer).trim() === ''

/** Cuts an answer after `maxLength` characters of text. Tags do not count, and the HTML stays well-formed. */
export function truncateAnswer(answer: string, maxLength: number): string {
  if (!isHtml(answer)) return truncateText(answer, maxLength)
  const body = parseHtml(answer)
  if (body.textContent.length <= maxLength) return answer

  // Of the whole text, because a word may begin a text node of its own.
  let remaining = textBeforeEllipsis(body.textContent, maxLength).length
  const textNodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const overflow = document.createRange()
  while (textNodes.nextNode()) {
    const text = textNodes.currentNode as Text
    if (text.length >= remaining) {
      text.data = `${text.data.slice(0, remaining)}…`
      overflow.setStartAfter(text)
      break
    }
    remaining -= text.length
  }
  overflow.setEndAfter(body.lastChild ?? body)
  overflow.deleteContents()
  return body.innerHTML
}
