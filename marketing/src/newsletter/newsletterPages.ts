/** The outcome of a subscription request. */
export type Outcome = 'thanks' | 'try-again' | 'unavailable'

/** The response to each outcome. 'thanks' is the same for known and unknown addresses, which prevents enumeration. */
export const outcomeResponses: Record<Outcome, { status: number; message: string }> = {
  thanks: {
    status: 200,
    message:
      'Thank you. If your address is not on our list yet, a mail with a link is on its way: your subscription starts when you follow it.',
  },
  'try-again': {
    status: 400,
    message: 'This does not look like an e-mail address. Please check it and try again.',
  },
  unavailable: {
    status: 503,
    message: 'We could not note your address just now. Please try again in a minute.',
  },
}

export type NewsletterPageContent = {
  title: string
  text: string
  /** Shows the subscription form, with an error message if any. */
  form?: { error?: string }
  /** Label of the button on pages that links in mails lead to. */
  button?: string
}

/** The newsletter pages, by the last segment of their path. */
const steps: Record<string, NewsletterPageContent> = {
  newsletter: {
    title: 'A letter when there is something to say',
    text: 'What we learn from building agents: what worked, what did not, and what it took. No more than twice a month.',
    form: {},
  },
  thanks: { title: 'Check your inbox', text: outcomeResponses.thanks.message },
  'try-again': {
    title: 'Almost',
    text: 'Nothing was sent and nothing was kept.',
    form: { error: outcomeResponses['try-again'].message },
  },
  unavailable: { title: 'Not right now', text: outcomeResponses.unavailable.message, form: {} },
  confirm: {
    title: 'One click to go',
    text: 'Confirm that you want our newsletter. If you did not ask for it, close this page: without your click you get no letter.',
    button: 'Confirm my subscription',
  },
  confirmed: {
    title: 'You are in',
    text: 'Your subscription is confirmed. Every issue has an unsubscribe link.',
  },
  expired: {
    title: 'This link is no longer good',
    text: 'Confirmation links end after 30 days, or when a subscription is ended. Ask for a new one here.',
    form: {},
  },
  unsubscribe: {
    title: 'Leaving?',
    text: 'One click and you get no more letters from us.',
    button: 'Unsubscribe',
  },
  unsubscribed: { title: 'Done', text: 'You are off the list. You can come back any time.' },
}

/** The content of the page at a path; undefined for an unknown path. */
export function findPageContent(pathname: string): NewsletterPageContent | undefined {
  const name = pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  return Object.hasOwn(steps, name) ? steps[name] : undefined
}
