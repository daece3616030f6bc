/** What may come of a subscription that somebody asks for. */
export type Outcome = 'thanks' | 'try-again' | 'unavailable'

/** The answer to each outcome. The first is the same for known and unknown addresses. */
export const answers: Record<Outcome, { status: number; message: string }> = {
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

export type Step = {
  title: string
  text: string
  /** Shows the form, with what was wrong the last time. */
  form?: { error?: string }
  /** The one button of a page that a mailed link leads to. */
  button?: string
}

/** The pages of the newsletter, by the last part of their path. */
const steps: Record<string, Step> = {
  newsletter: {
    title: 'A letter when there is something to say',
    text: 'What we learn from building agents: what worked, what did not, and what it took. No more than twice a month.',
    form: {},
  },
  thanks: { title: 'Check your inbox', text: answers.thanks.message },
  'try-again': {
    title: 'Almost',
    text: 'Nothing was sent and nothing was kept.',
    form: { error: answers['try-again'].message },
  },
  unavailable: { title: 'Not right now', text: answers.unavailable.message, form: {} },
  confirm: {
    title: 'One click to go',
    text: 'Confirm that you want our newsletter. If you did not ask for it, close this page: without your click you get no letter.',
    button: 'Confirm my subscription',
  },
  confirmed: {
    title: 'You are in',
    text: 'Your subscription is confirmed. Every letter carries a link that ends it.',
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

/** The step that a path shows; undefined for a path that shows none. */
export function stepAt(pathname: string): Step | undefined {
  const name = pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  return Object.hasOwn(steps, name) ? steps[name] : undefined
}
