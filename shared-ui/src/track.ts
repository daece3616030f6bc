/** Every analytics event and its properties. No event contains what a user has typed. */
export type Events = {
  /** `page` is the path of the page. */
  page_view: { page: string }
  talk_to_us_cta: { page: string }
  section_navigation: { section: string; page: string }
  pricing_plan_selected: { plan_name: string; page: string; user_region: string }
  signup_step_completed: { step: 'account' | 'about' }
  signup_failed: { step: 'account' | 'about'; error_type: string }
  form_submitted: { form: 'sign_up' | 'new_project' | 'project' | 'profile' | 'newsletter' }
  login_attempt: { path: string }
  login_success: { path: string }
  /** All failed sign-ins count under the one page name; `path` is the path of the sign-in screen. */
  login_failed: { page: 'admin_login'; error_type: 'invalid_credentials'; path: string }
}

export type EventName = keyof Events

/** One event with its own properties. */
export type TrackedEvent = { [Name in EventName]: { event: Name; properties: Events[Name] } }[EventName]

export type Sink = (tracked: TrackedEvent) => void

// Apps may report before the shell knows whether the visitor consents.
const maxQueuedEvents = 50

let queue: TrackedEvent[] = []
let sink: Sink | undefined = enqueue

/**
 * Reports an analytics event. The shell decides where it goes, and drops it unless the visitor consents. It never throws,
 * returns at once and does nothing on the server.
 */
export function track<Name extends EventName>(event: Name, properties: Events[Name]) {
  if (typeof window !== 'undefined') sink?.({ event, properties } as TrackedEvent)
}

/** Sets where events go, including the queued ones; `undefined` drops them and all later events. */
export function sendEventsTo(next: Sink | undefined) {
  const queuedEvents = queue
  queue = []
  sink = next
  for (const tracked of queuedEvents) sink?.(tracked)
}

/** Queues events until `sendEventsTo` is called, as at the start of the page. */
export function keepEvents() {
  sink = enqueue
}

function enqueue(tracked: TrackedEvent) {
  if (queue.length < maxQueuedEvents) queue.push(tracked)
}
