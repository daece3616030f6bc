import { createAddressTakenMail, createSecurityMail } from '../account/securityMail.ts'
import { renderHtml } from './projectMails/mailHtml.ts'
import { renderText } from './projectMails/mailText.ts'
import { sampleProjectMails } from './projectMails/projectMails.samples.ts'

/** Every mail that this server writes, with sample data. Mails about accounts have no HTML part. */
export function listSampleMails(origin: string) {
  const projectMails = Object.entries(sampleProjectMails(origin)).map(([name, content]) => {
    const { subject, preview } = content
    return { name, subject, preview, text: renderText(content), html: renderHtml(content) }
  })
  return [...projectMails, ...listAccountMails(origin)]
}

function listAccountMails(origin: string) {
  const address = 'noor@example.com'
  const sample = {
    at: new Date('2026-11-24T09:58:00Z'),
    place: 'Germany',
    device: 'Firefox on Windows',
    ...{ newAddress: 'noor.haddad@example.com', origin, token: '0123456789abcdef' },
  }
  const notice = (kind: 'address' | 'password' | 'device' | 'admin') =>
    createSecurityMail({ ...sample, notice: { kind, address } })
  const mails = {
    'New sign-in address': notice('address'),
    'Sign-in address already taken': createAddressTakenMail(address, origin),
    'New password': notice('password'),
    'New device': notice('device'),
    'New admin': notice('admin'),
  }
  return Object.entries(mails).map(([name, { subject, text }]) => ({ name, subject, preview: null, text, html: null }))
}
