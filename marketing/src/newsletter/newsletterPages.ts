/** The outcome of a subscription request. */
export type Outcome = 'thanks' | 'try-again' | 'unavailable'

/** The response to each outcome. 'thanks' is the same for known and unknown addresses, which prevents enumeration. */
export const outcomeResponses: Record<Outcome, { status: number; message: string }> = {
  thanks: {
    status: 200,
    message:
      'Thank you. If your address isn’t on our list yet, an email with a confirmation link is on its way. Your subscription starts once you confirm.',
  },
  'try-again': {
    status: 400,
    message: 'This doesn’t look like an email address. Please check it and try again.',
  },
  unavailable: {
    status: 503,
    message: 'We couldn’t save your address just now. Please try again in a minute.',
  },
}

export type NewsletterPageContent = {
  title: string
  /** The title in the browser’s tab, which names the newsletter or what happened to the subscription. */
  documentTitle: string
  text: string
  /** Shows the subscription form, with an error message if any. */
  form?: { error?: string }
  /** Label of the button on pages that links in mails lead to. */
  button?: string
}

/** The newsletter pages, by the last segment of their path. */
const steps: Record<string, NewsletterPageContent> = {
  newsletter: {
    title: 'A newsletter when there’s something to say',
    documentTitle: 'Newsletter',
    text: 'What we learn from building agents: what worked, what didn’t, and what it took. At most twice a month, with all articles since the last issue. You confirm your address with a link we email you, and every issue has an unsubscribe link.',
    form: {},
  },
  thanks: {
    title: 'Check your inbox',
    documentTitle: 'Check your inbox',
    text: outcomeResponses.thanks.message,
  },
  'try-again': {
    title: 'Almost',
    documentTitle: 'Check your email address',
    text: 'We didn’t send or save anything.',
    form: { error: outcomeResponses['try-again'].message },
  },
  unavailable: {
    title: 'Not right now',
    documentTitle: 'Subscription not saved',
    text: outcomeResponses.unavailable.message,
    form: {},
  },
  confirm: {
    title: 'One click to go',
    documentTitle: 'Confirm your subscription',
    text: 'Confirm that you want our newsletter. If you didn’t ask for it, just close this page; we send nothing without your click.',
    button: 'Confirm my subscription',
  },
  confirmed: {
    title: 'You’re in',
    documentTitle: 'Subscription confirmed',
    text: 'Your subscription is confirmed. Every issue has an unsubscribe link.',
  },
  expired: {
    title: 'This link has expired',
    documentTitle: 'Expired link',
    text: 'Confirmation links expire after 30 days or when you unsubscribe. Request a new one here.',
    form: {},
  },
  unsubscribe: {
    title: 'Leaving?',
    documentTitle: 'Unsubscribe',
    text: 'One click and we’ll stop sending you the newsletter.',
    button: 'Unsubscribe',
  },
  unsubscribed: { title: 'Done', documentTitle: 'Unsubscribed', text: 'You’re off the list. Come back anytime.' },
}

/** The content of the page at a path; undefined for an unknown path. */
export function findPageContent(pathname: string): NewsletterPageContent | undefined {
  const name = pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  return Object.hasOwn(steps, name) ? steps[name] : undefined
}
