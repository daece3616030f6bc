// The slim build: no autocapture, recordings, surveys or feature flags, and it loads no further scripts.
import posthog from 'posthog-js/dist/module.slim.no-external.js'
import { type EventName, sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { type Session, useSession } from '@fortnight/supabase/session'
import type { AnalyticsTarget } from './startup/bootData.ts'

const posthogEventNames: Record<EventName, string> = {
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
/** The only events that may leave the page: the product's own, and the one that identifies a signed-in user. */
const allowedEventNames = [...Object.values(posthogEventNames), '$identify']

/** Starts sending events, queued ones first; call it only with consent. Returns a function that stops and erases all stored data. */
export function startAnalytics({ key, host }: AnalyticsTarget) {
  if (!posthog.__loaded) initializePosthog(key, host)
  identifyUser(useSession.getState())
  const unsubscribeFromSession = useSession.subscribe(identifyUser)
  sendEventsTo(sendToPosthog)
  return () => {
    unsubscribeFromSession()
    sendEventsTo(undefined)
    posthog.reset(true)
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) if (name.startsWith(`ph_${key}`)) storage.removeItem(name)
    }
  }
}

function initializePosthog(key: string, host: string) {
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
    // No cookies: they would be sent to our servers with every request.
    persistence: 'localStorage',
    cross_subdomain_cookie: false,
    // Page titles contain names of projects and drafts that are not public.
    property_denylist: ['title'],
    before_send: (event) => {
      if (!allowedEventNames.includes(event.event)) return null
      return {
        ...event,
        properties: stripSecretsFromProperties(event.properties),
        ...(event.$set_once && { $set_once: stripSecretsFromProperties(event.$set_once) }),
      }
    },
    // The browser itself logs network failures.
    on_request_error: ({ statusCode }) => {
      console.info(`Analytics: the service responded with ${statusCode}.`)
    },
  })
}

// Query strings and hashes contain magic link tokens and search terms; a preview's path contains a secret token.
function stripSecretsFromProperties<Properties extends object>(properties: Properties) {
  const entries = Object.entries(properties).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? stripSecrets(value) : value,
  ])
  return Object.fromEntries(entries) as Properties
}

const stripSecrets = (text: string) =>
  (/^https?:/.test(text) ? text.replace(/[?#].*$/, '') : text).replace(/(\/blog\/preview\/)[^/]+/, '$1…')

function sendToPosthog({ event, properties }: TrackedEvent) {
  // A queued page view may be sent after the visitor has navigated on, so it reports the page that was viewed.
  const viewedPage = event === 'page_view' && {
    $current_url: location.origin + properties.page,
    $pathname: properties.page,
  }
  posthog.capture(posthogEventNames[event], { ...properties, ...viewedPage })
}

/** Identifies the user from sign-in to sign-out; the next user of this browser counts as another person. [AUTH-6] */
function identifyUser({ status, user, userType }: Session) {
  const isIdentified = posthog.get_property('$user_state') === 'identified'
  const isSameUser = user?.id === posthog.get_distinct_id()
  if (status === 'loading' || (isIdentified && isSameUser)) return
  if (isIdentified) posthog.reset()
  if (status === 'signed-in' && userType) posthog.identify(user.id, { user_type: userType })
}
