/** Every event that the product sends, and what it says. No event carries what a person has typed. */
export type Events = {
  /** `page` is always the path on which it happened. */
  page_view: { page: string }
  talk_to_us_cta: { page: string }
  section_navigation: { section: string; page: string }
  pricing_plan_selected: { plan_name: string; page: string; user_region: string }
  signup_step_completed: { step: 'account' | 'about' }
  signup_failed: { step: 'account' | 'about'; error_type: string }
  form_submitted: { form: 'sign_up' | 'new_project' | 'project' | 'profile' | 'newsletter' }
  login_attempt: { path: string }
  login_success: { path: string }
  /** There is one sign-in screen, and its failures count under one name; `path` is where it was opened. */
  login_failed: { page: 'admin_login'; error_type: 'invalid_credentials'; path: string }
}

export type EventName = keyof Events

/** One event with its own properties. */
export type TrackedEvent = { [Name in EventName]: { event: Name; properties: Events[Name] } }[EventName]

export type Sink = (tracked: TrackedEvent) => void

// Areas report from their first moment on; the shell, which knows whether that is allowed, may need a little longer.
const longestQueue = 50

let queue: TrackedEvent[] = []
let sink: Sink | undefined = keep

/**
 * Reports an event. Where it goes is the shell's business, and nowhere unless the visitor has agreed; so this never
 * fails and never waits. On the server, which renders for everybody at once, nothing happens.
 */
export function track<Name extends EventName>(event: Name, properties: Events[Name]) {
  if (typeof window !== 'undefined') sink?.({ event, properties } as TrackedEvent)
}

/** Decides where events go, those that are waiting included; `undefined` drops them and everything that follows. */
export function sendEventsTo(next: Sink | undefined) {
  const waiting = queue
  queue = []
  sink = next
  for (const tracked of waiting) sink?.(tracked)
}

/** Lets events wait for that decision, as they do when the page starts. */
export function keepEvents() {
  sink = keep
}

function keep(tracked: TrackedEvent) {
  if (queue.length < longestQueue) queue.push(tracked)
}
