import type { Endpoint, EndpointContext } from '@fortnight/supabase/server/serverContract'
import type { EndpointRequest, EndpointResponse } from '../workers/protocol.ts'

/** Calls an endpoint with a request that came as a message, and reads its whole response. */
export async function callEndpoint(
  endpoint: Endpoint,
  { url, method, headers, body }: EndpointRequest,
  context: EndpointContext,
): Promise<EndpointResponse> {
  const request = new Request(url, { method, headers, body: body ? new Uint8Array(body) : null })
  const response = await endpoint(request, context)
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
