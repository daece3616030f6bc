import type { Mail } from '@fortnight/supabase/server/serverContract'
import type { SecurityNotice } from '@fortnight/supabase/server/securityNotices'
import { brand } from '@fortnight/shared-ui/theme/brand'

type Event = {
  notice: SecurityNotice
  at: Date
  /** Roughly where from and with what, in words. */
  place: string
  device?: string
  /** The address that is to replace the one of the notice. */
  newAddress?: string
  /** Public origin of the site. */
  origin: string
  token: string
}

const subjects: Record<SecurityNotice['kind'], string> = {
  address: 'Your sign-in address is about to change',
  password: 'Your password was changed',
  device: 'New sign-in to your account',
  admin: 'Your account is now an admin account',
}

const whatHappened = ({ notice: { kind }, newAddress }: Event) =>
  ({
    address: `Someone asked to sign in to your ${brand.name} account with ${newAddress} instead of this address. If that address is available, it replaces this one once the link we sent there is opened.`,
    password: `The password of your ${brand.name} account was changed.`,
    device: `Someone signed in to your ${brand.name} account on a new device.`,
    admin: `From now on, your ${brand.name} account can change all content and read the data of all clients.`,
  })[kind]

/** The path of the page behind the link "this was not me". */
export const notMePath = '/account/not-me'

/** The mail about what happened to an account, with the link "this was not me". [NOTICE-1] */
export function createSecurityMail(event: Event): Mail {
  const { notice, at, place, device, origin, token } = event
  const when = at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const link = new URL(notMePath, origin)
  link.searchParams.set('token', token)
  const text = [
    whatHappened(event),
    [`When: ${when} UTC`, `From: ${place}`, device && `With: ${device}`].filter(Boolean).join('\n'),
    'If this was you, there’s nothing to do.',
    `If this wasn’t you, open this link and press the button. It signs out every device, cancels the current password and any pending changes, and sends you a link to choose a new password:\n${link.href}`,
    `The link works once, for ${notice.kind === 'address' ? 30 : 7} days.`,
  ]
  return { to: notice.address, subject: subjects[notice.kind], text: text.join('\n\n') }
}

/** The mail to an address that another account has asked for, and that has an account already. */
export function createAddressTakenMail(address: string, origin: string): Mail {
  const text = [
    `Someone asked to sign in to another ${brand.name} account with this address. It already has an account, so nothing was changed.`,
    `If that was you, sign in with this address, or choose a new password for it: ${new URL('/reset-password', origin).href}`,
    'If that wasn’t you, there’s nothing to do.',
  ]
  return { to: address, subject: 'This address already has an account', text: text.join('\n\n') }
}
