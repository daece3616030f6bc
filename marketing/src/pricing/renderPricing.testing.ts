// Fakes for the two services of the pricing page, and a first-time visitor.

const rates = { result: 'success', base_code: 'USD', rates: { INR: 84.5, EUR: 0.92, AUD: 1.53 } }

export const ratesUrl = 'https://rates.example/USD'
export const geoUrl = 'https://geo.example/json'

/** URLs of the requests so far. */
export const requestedUrls: string[] = []

type ServiceResponses = { country?: unknown; rates?: unknown }

/** Sets the responses of the services; an Error means that the service is unreachable. */
export function mockServices(responses: ServiceResponses) {
  const bodies: Record<string, unknown> = {
    [ratesUrl]: 'rates' in responses ? responses.rates : rates,
    [geoUrl]: responses.country instanceof Error ? responses.country : { country_name: responses.country },
  }
  globalThis.fetch = (input) => {
    const url = input as string
    requestedUrls.push(url)
    const body = bodies[url]
    if (body === undefined || body instanceof Error) return Promise.reject(body ?? new Error('fetch failed'))
    return Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response)
  }
}

/** A first-time visitor from the United States, with both services configured and responding. */
export function setUpVisitor() {
  localStorage.clear()
  requestedUrls.length = 0
  document.head.innerHTML = `<meta name="fortnight:rates" content="${ratesUrl}"><meta name="fortnight:geo" content="${geoUrl}">`
  mockServices({ country: 'United States' })
}
