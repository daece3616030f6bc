const noAnswer = 'The server could not be reached. Check your connection and try again.'
const timeoutMs = 8_000

export type Answer = { isAccepted: boolean; sentence: string }

/** Sends the form as the browser would, but asks for a sentence instead of a page. Never throws. */
export async function sendSubscription(form: HTMLFormElement): Promise<Answer> {
  // Values of a form without files are text, whatever their type says.
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { message } = (await response.json()) as { message: string }
    return { isAccepted: response.ok, sentence: message }
  } catch {
    return { isAccepted: false, sentence: noAnswer }
  }
}
