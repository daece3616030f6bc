import { createMailer } from '../../shell/server/mail/mailer.ts'
import { createSecurityMail } from '../../shell/server/account/securityMail.ts'
import { settings } from '../../shell/server/settings.ts'
import { recordSecurityNotice } from '../../supabase/src/server/securityNotices.ts'
import { serviceClient } from '../../supabase/src/server/serviceClient.ts'

type Options = { url: string; secretKey: string; outbox: string }

/** Mails the owner of an account that it has become an admin account, with the link "this was not me". Throws on failure. */
export async function sendAdminNotice(email: string, { url, secretKey, outbox }: Options) {
  const notice = { kind: 'admin', address: email } as const
  const token = await recordSecurityNotice(serviceClient({ url, key: secretKey }), notice)
  if (!token) return
  const place = 'the command line of the operator'
  const send = createMailer({ ...settings.mail, outbox }, () => undefined)
  await send(createSecurityMail({ notice, at: new Date(), place, origin: settings.origin, token }))
}
