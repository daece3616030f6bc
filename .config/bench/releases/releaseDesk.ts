import type { Stack } from '../../serve/stack.ts'
import { admin } from '../seedAccounts.ts'

const area = 'marketing'

type Versioned = { area: string; updated_at: string }

/** What an admin does about releases of marketing, by the API. */
export async function openDesk({ origin, database: { publishableKey: apikey } }: Stack) {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { apikey, 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`)
    return (text ? JSON.parse(text) : undefined) as unknown
  }
  const signedIn = await send('POST', '/auth/v1/token?grant_type=password', admin)
  const { access_token: token } = signedIn as { access_token: string }
  const versionIn = async (method: string, path: string) => {
    const rows = (await send(method, path, method === 'POST' ? {} : undefined, token)) as Versioned[]
    return rows.find((row) => row.area === area)?.updated_at
  }
  return {
    startCanary: (build: string) =>
      send(
        'POST',
        '/releases/marketing/canary',
        {
          ...{ build, share: 50, error_margin: 20, vitals_margin: 20, min_views: 1_000_000 },
          ...{ promote_after_hours: null, reason: 'Drill', base_version: null },
        },
        token,
      ),
    endCanary: async (isPromoted: boolean) => {
      const base_version = await versionIn('POST', '/rest/v1/rpc/admin_canaries')
      return send(
        'POST',
        '/rest/v1/rpc/end_canary',
        { area, is_promoted: isPromoted, reason: 'Drill', base_version },
        token,
      )
    },
    unpin: async () => {
      const base_version = await versionIn('GET', '/rest/v1/release_pins?select=area,updated_at')
      return send('POST', '/rest/v1/rpc/unpin_release', { area, reason: 'Drill', base_version }, token)
    },
  }
}
