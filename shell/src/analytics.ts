// The build without extensions: no autocapture, recordings, surveys or flags, and nothing that loads further scripts.
import posthog from 'posthog-js/dist/module.slim.no-external.js'
import { type EventName, sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { type Session, useSession } from '@fortnight/supabase/session'
import type { AnalyticsTarget } from './startup/bootData.ts'

const sent: Record<EventName, string> = {
  page_view: '$pageview',
  talk_to_us_cta: 'talk_to_us_cta',
  section_navigation: 'section_navigation',
  pricing_plan_selected: 'pricing_plan_selected',
  signup_step_completed: 'signup_step_completed',
  signup_failed: 'signup_failed',
  form_submitted: 'form_submitted',
  login_attempt: 'login_attempt',
  login_success: 'login_success',
  login_failed: 'login_failed',
}
/** What may leave this page, and nothing else: our events, and the one that names a person who signs in. */
const allowed = [...Object.values(sent), '$identify']

/** Starts sending, queued events first. Only after consent. Returns how to stop and to forget the visitor. */
export function startAnalytics({ key, host }: AnalyticsTarget) {
  if (!posthog.__loaded) initialise(key, host)
  recognise(useSession.getState())
  const stopRecognising = useSession.subscribe(recognise)
  sendEventsTo(send)
  return () => {
    stopRecognising()
    sendEventsTo(undefined)
    posthog.reset(true)
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) if (name.startsWith(`ph_${key}`)) storage.removeItem(name)
    }
  }
}

function initialise(key: string, host: string) {
  posthog.init(key, {
    api_host: host,
    advanced_disable_flags: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
    mask_personal_data_properties: true,
    person_profiles: 'identified_only',
    // No cookies: nothing here is of use to a server.
    persistence: 'localStorage',
    cross_subdomain_cookie: false,
    // Titles name projects and posts that are not public; the path says enough.
    property_denylist: ['title'],
    before_send: (event) => {
      if (!event || !allowed.includes(event.event)) return null
      return {
        ...event,
        properties: withoutQueries(event.properties),
        ...(event.$set_once && { $set_once: withoutQueries(event.$set_once) }),
      }
    },
    // What fails on the way there, the browser logs by itself.
    on_request_error: ({ statusCode }) => console.info(`Analytics: the service answered ${statusCode}.`),
  })
}

// Queries and hashes of our addresses hold tokens of e-mailed links and what people search for; previews have a secret path.
function withoutQueries<Properties extends object>(properties: Properties) {
  const entries = Object.entries(properties).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? withoutSecrets(value) : value,
  ])
  return Object.fromEntries(entries) as Properties
}

const withoutSecrets = (text: string) =>
  (/^https?:/.test(text) ? text.replace(/[?#].*$/, '') : text).replace(/(\/blog\/preview\/)[^/]+/, '$1…')

function send({ event, properties }: TrackedEvent) {
  // A view may have waited while the visitor moved on: it is of the page that was viewed.
  const place = event === 'page_view' && { $current_url: location.origin + properties.page, $pathname: properties.page }
  posthog.capture(sent[event], { ...properties, ...place })
}

/** One person from signing in to signing out; the next one at this browser is somebody else. [AUTH-6] */
function recognise({ status, user, userType }: Session) {
  const isNamed = posthog.get_property('$user_state') === 'identified'
  const isSame = user?.id === posthog.get_distinct_id()
  if (status === 'loading' || (isNamed && isSame)) return
  if (isNamed) posthog.reset()
  if (status === 'signed-in' && userType) posthog.identify(user.id, { user_type: userType })
}
