// The two services that the page asks, and a visitor without a past.

const rates = { result: 'success', base_code: 'USD', rates: { INR: 84.5, EUR: 0.92, AUD: 1.53 } }

export const ratesUrl = 'https://rates.example/USD'
export const geoUrl = 'https://geo.example/json'

/** The requests that went out, by address. */
export const asked: string[] = []

type Answers = { country?: unknown; rates?: unknown }

/** Lets the services answer; an Error is a service that cannot be reached. */
export function answerWith(answers: Answers) {
  const bodies: Record<string, unknown> = {
    [ratesUrl]: 'rates' in answers ? answers.rates : rates,
    [geoUrl]: answers.country instanceof Error ? answers.country : { country_name: answers.country },
  }
  globalThis.fetch = (input) => {
    const url = input as string
    asked.push(url)
    const body = bodies[url]
    if (body === undefined || body instanceof Error) return Promise.reject(body ?? new Error('fetch failed'))
    return Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response)
  }
}

/** Nobody has been here before, both services are named by the page, and they know a visitor from the United States. */
export function prepareVisitor() {
  localStorage.clear()
  asked.length = 0
  document.head.innerHTML = `<meta name="fortnight:rates" content="${ratesUrl}"><meta name="fortnight:geo" content="${geoUrl}">`
  answerWith({ country: 'United States' })
}
