import type { MailOf } from '../leasedMail.ts'
import { type MailContent, oneLine } from './mailContent.ts'
import { newsBlocks, previewNews, summarize } from './newsBlocks.ts'
import { newsLink, personalContent, replyNote, roomUrl } from './personalContent.ts'

/**
 * The mail about what is new in one project. Its subject is the same each time, because some mail programs only keep mails
 * with the same subject together.
 */
export function activityMail(mail: Omit<MailOf<'activity'>, 'kind' | 'recipient'>, origin: string): MailContent {
  const [news] = mail.projects
  const url = roomUrl(news.id, mail, origin)
  const name = oneLine(news.name)
  const place = mail.is_admin ? `“${name}”` : `your project “${name}”`
  return {
    ...personalContent(mail, origin),
    subject: `New in ${place}`,
    preview: previewNews(news, mail),
    blocks: [
      { kind: 'paragraph', text: `${place.charAt(0).toUpperCase()}${place.slice(1)} has ${summarize(news)}.` },
      ...newsBlocks(news, mail),
      newsLink(news, mail, origin),
      replyNote(url),
    ],
  }
}
