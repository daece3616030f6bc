import { queryOptions } from '@tanstack/react-query'
import { requestWebServer } from '../core/webServerRequest.ts'

/** A mail that the web server writes, with sample data. Mails about accounts have no HTML part and no preview. */
export type MailTemplate = {
  name: string
  subject: string
  /** What inboxes show after the subject. */
  preview: string | null
  text: string
  html: string | null
}

/** Every mail that the web server writes. */
export const mailTemplates = () =>
  queryOptions({
    queryKey: ['mailTemplates'],
    // They change with a release of the server.
    staleTime: Infinity,
    queryFn: ({ signal }) => requestWebServer<MailTemplate[]>('/mails/templates', { signal }),
  })
