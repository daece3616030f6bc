import type { Block, MailContent } from './mailContent.ts'

/** The text part of a mail. */
export const renderText = ({ greeting, blocks, reason, settingsUrl, unsubscribeUrl }: MailContent) =>
  [
    greeting,
    ...blocks.map(renderBlock),
    '--',
    `${reason}\nChoose which emails you get: ${settingsUrl}\nUnsubscribe from emails about projects: ${unsubscribeUrl}`,
  ].join('\n\n')

function renderBlock(block: Block) {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 60))}`
    case 'message':
      // Marked on every line, so that a message cannot pretend to be the rest of the mail.
      return [`${block.author}, ${block.at}:`, ...block.body.split('\n')].join('\n> ')
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'linkedList':
      return block.items.map(({ text, label, url }) => `- ${text}\n  ${label}: ${url}`).join('\n')
    case 'link':
      return `${block.label}: ${block.url}`
    case 'note':
      return `${block.text} ${block.label}: ${block.url}`
  }
}
