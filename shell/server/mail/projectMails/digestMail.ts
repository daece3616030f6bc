import type { MailOf } from '../leasedMail.ts'
import { type Block, type MailContent, oneLine } from './mailContent.ts'
import { newsBlocks, previewNews, summarize } from './newsBlocks.ts'
import { newsLink, personalContent } from './personalContent.ts'

/** The mail that tells once a day what is new in all projects of a person. */
export function digestMail(mail: Omit<MailOf<'digest'>, 'kind' | 'recipient'>, origin: string): MailContent {
  const { projects } = mail
  const [first, ...others] = projects
  const more = others.length === 0 ? '' : ` and ${others.length} more project${others.length === 1 ? '' : 's'}`
  return {
    ...personalContent(mail, origin),
    subject: `Your daily digest: “${oneLine(first.name)}”${more}`,
    preview: previewNews(first, mail),
    blocks: [
      { kind: 'paragraph', text: 'Here’s what’s new.' },
      ...projects.flatMap((news): Block[] => [
        { kind: 'heading', text: oneLine(news.name) },
        { kind: 'paragraph', text: `This project has ${summarize(news)}.` },
        ...newsBlocks(news, mail),
        newsLink(news, mail, origin),
      ]),
      { kind: 'paragraph', text: 'Replies to this email don’t reach anyone. Please answer in the project.' },
    ],
  }
}
