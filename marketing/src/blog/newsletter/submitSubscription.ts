import { formSubmitTimeoutMs } from '@fortnight/supabase/core/timeouts'

const unreachableMessage = 'The server could not be reached. Check your connection and try again.'

export type SubscriptionResult = { isAccepted: boolean; message: string }

/** Submits the form like the browser, but requests JSON instead of a page. Never throws. */
export async function submitSubscription(form: HTMLFormElement): Promise<SubscriptionResult> {
  // A form without file inputs has string values only, whatever the types say.
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(formSubmitTimeoutMs),
    })
    const { message } = (await response.json()) as { message: string }
    return { isAccepted: response.ok, message }
  } catch {
    return { isAccepted: false, message: unreachableMessage }
  }
}
