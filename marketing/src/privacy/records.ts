/** What the server and the database store about people, and how long. */
export const serverRecords = [
  {
    name: 'Your account',
    purpose:
      'Name, email, mobile number, company, how you heard about us, your role and team size if we noted them, and your password as a hash, from which we can’t read it.',
    kept: 'Until you delete your account, which you can do at any time on the “Edit profile” page.',
  },
  {
    name: 'Your projects',
    purpose:
      'What you and we write in them, their files, what you have read, and who changed what and when. If you delete a project, we can still restore it.',
    kept: 'Until you delete your account.',
  },
  {
    name: 'Emails about your projects',
    purpose:
      'We record which emails we sent you, when, and what they were about. We also store which ones you want to get.',
    kept: 'Emails for 30 days, email preferences until you delete your account.',
  },
  {
    name: 'Sign-ins',
    purpose: 'When, from which IP address, and with which browser you signed in, kept by Supabase’s sign‑in service.',
    kept: 'Until you delete your account.',
  },
  {
    name: 'Devices you sign in on',
    purpose:
      'A hash of a random token. It shows that you have signed in on this device before, so strangers who guess at your password can’t lock you out.',
    kept: 'Up to 20 devices, each for 400 days after its last use.',
  },
  {
    name: 'Security emails',
    purpose:
      'We record which email was sent, when, and to which address, so that its “This was not me” link works. No IP address is stored.',
    kept: 'The link works for 7 days, or for 30 after a change of address. We delete the record with the next security email after that, or with your account.',
  },
  {
    name: 'Newsletter',
    purpose: 'Your email address and when you agreed, once you subscribe.',
    kept: 'Unconfirmed addresses for 30 days, confirmed ones without a time limit. If you unsubscribe, we keep the address and the date, so that no one else can sign you up again. Deleting your account also ends your subscription.',
  },
  {
    name: 'Server log',
    purpose:
      'For each request: its time, kind of page, status, and duration. No IP addresses, names, search terms, or links.',
    kept: 'Until newer entries replace it.',
  },
  {
    name: 'Page errors and speed',
    purpose:
      'What went wrong on a page, and how fast some page views were: the kind of page, the browser’s name, and which part of our code was involved. No cookie, no identifier, no IP address, nothing you typed, so nothing identifies you.',
    kept: '30 days, as totals only.',
  },
  {
    name: 'Requests and sign-in attempts',
    purpose:
      'How many requests come from an IP address, and how often someone tries to sign in to an account or requests emails to it. Counted in memory only, to stop attacks.',
    kept: 'A day at most.',
  },
]

/** What the product stores in the visitor's browser, and until when. */
export const browserRecords = [
  {
    name: 'Your sign-in',
    keys: ['fortnight-auth'],
    purpose: 'Keeps you signed in. It isn’t a cookie.',
    kept: 'Until you sign out.',
  },
  {
    name: 'A known device',
    keys: ['fortnight-device'],
    purpose: 'A cookie that shows that this browser has signed in before. Sent with sign-ins only.',
    kept: '400 days after your last sign-in.',
  },
  {
    name: 'Changes we try out',
    keys: ['fortnight-share'],
    purpose:
      'A cookie with a random number from 0 to 99. It keeps you on the same version from page to page. One visitor in a hundred has the same number, so it can’t identify you. Set only while we try out a change.',
    kept: '90 days.',
  },
  {
    name: 'Drafts',
    keys: ['fortnight-draft:…'],
    purpose: 'What you typed in a form and haven’t saved yet, except passwords. It never leaves this browser.',
    kept: 'Until you save or discard it or sign out, at most 30 days.',
  },
  {
    name: 'Your last sign-out',
    keys: ['fortnight-signed-out'],
    purpose: 'When you last signed out, so that other tabs sign out, too.',
    kept: 'Until you clear your browser’s data.',
  },
  {
    name: 'Your choices',
    keys: ['fortnight-theme', 'fortnight-currency', 'fortnight-lookups', 'fortnight-consent'],
    purpose: 'Light or dark, currency, and what you choose on this page. Set when you choose.',
    kept: 'Until you clear your browser’s data.',
  },
  {
    name: 'Counted visits',
    keys: ['ph_…'],
    purpose: 'PostHog’s random visitor ID. Set only while visits are counted, and only if you allow it.',
    kept: 'Until you switch that off.',
  },
]
