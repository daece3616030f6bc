export type Service = 'rates' | 'geo' | 'analytics'

/** The URL of another company's service from a meta tag; undefined when this deployment does not use the service. */
export const serviceUrl = (service: Service) =>
  document.querySelector<HTMLMetaElement>(`meta[name="fortnight:${service}"]`)?.content

/** The host of that URL, for sentences. */
export function serviceHost(service: Service) {
  const url = serviceUrl(service)
  return url && new URL(url).host
}
