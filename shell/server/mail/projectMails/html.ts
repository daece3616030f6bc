/** HTML that is inserted as it is. */
export type Html = { markup: string }

/** A template of HTML, in which every text is escaped. */
export const html = (strings: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html => ({
  markup: strings.reduce((markup, text, index) => markup + toMarkup(values[index - 1] ?? '') + text),
})

function toMarkup(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  return Array.isArray(value) ? value.map(({ markup }) => markup).join('') : value.markup
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
