import { brand } from '@fortnight/shared-ui/theme/brand'
import type { ProjectNews } from '../leasedMail.ts'
import { type MailContent, oneLine } from './mailContent.ts'

/** The person whom a mail is for. */
export type Person = { name: string; is_admin: boolean; unsubscribe_token: string }

/** The path of the page behind the unsubscribe links of these mails. */
export const unsubscribePath = '/notifications/unsubscribe'

/** The path of the page that says that it is done. */
export const unsubscribedPath = `${unsubscribePath}/done`

/** Where a project's conversation is for this person. */
export const roomUrl = (project: string, { is_admin }: Pick<Person, 'is_admin'>, origin: string) =>
  new URL(is_admin ? `/admin/projects/${project}?tab=messages` : `/project/${project}/messages`, origin).href

/** Where a person sees what is new in a project: its page when nothing was written or added, else its conversation. */
export function newsLink(
  { id, messages, files, updates }: ProjectNews,
  person: Pick<Person, 'is_admin'>,
  origin: string,
) {
  const isAboutPlan = updates.length > 0 && messages.length + files.length === 0
  if (!isAboutPlan) return { kind: 'link' as const, label: 'Open the conversation', url: roomUrl(id, person, origin) }
  const url = new URL(person.is_admin ? `/admin/projects/${id}` : `/project/${id}`, origin).href
  return { kind: 'link' as const, label: 'Open the project', url }
}

/** What every mail to a person says: the greeting, why they get it, and how to get fewer. */
export function personalContent({ name, is_admin, unsubscribe_token }: Person, origin: string) {
  const unsubscribeUrl = new URL(unsubscribePath, origin)
  unsubscribeUrl.searchParams.set('token', unsubscribe_token)
  return {
    greeting: `Hi ${oneLine(name)},`,
    reason: is_admin
      ? `You’re getting this email because you work on client projects at ${brand.name}.`
      : `You’re getting this email because you have a project with ${brand.name}.`,
    settingsUrl: new URL(is_admin ? '/admin/mails' : '/profile/edit', origin).href,
    unsubscribeUrl: unsubscribeUrl.href,
  } satisfies Partial<MailContent>
}

/** That replies by email go nowhere, and where to answer instead. */
export const replyNote = (url: string) => ({
  kind: 'note' as const,
  text: 'Replies to this email don’t reach anyone.',
  label: 'Answer in the project',
  url,
})
