import { randomUUID } from 'node:crypto'
import { createSecurityMail } from '../../shell/server/account/securityMail.ts'
import { settings } from '../../shell/server/settings.ts'
import { queueMail } from '../../supabase/src/server/mailOutbox.ts'
import { recordSecurityNotice } from '../../supabase/src/server/securityNotices.ts'
import { serviceClient } from '../../supabase/src/server/serviceClient.ts'

type Options = { url: string; secretKey: string }

/**
 * Writes the mail that tells the owner of an account that it has become an admin account, with the link "this was not me".
 * It waits in the database's outbox until a web server sends it. Throws on failure.
 */
export async function queueAdminNotice(email: string, { url, secretKey }: Options) {
  const db = serviceClient({ url, key: secretKey })
  const notice = { kind: 'admin', address: email } as const
  const token = await recordSecurityNotice(db, notice)
  if (!token) return
  const place = 'the command line of the operator'
  const mail = createSecurityMail({ notice, at: new Date(), place, origin: settings.origin, token })
  await queueMail(db, 'Security', mail, randomUUID())
}
