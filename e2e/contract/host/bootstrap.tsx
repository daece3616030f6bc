import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { auth, connect, type Connection } from '@fortnight/supabase/client'
import { useSession, type UserType } from '@fortnight/supabase/session'

declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: object }

// A minimal host. It provides what a remote may rely on: a router, a query client, the session store and the connection.

export type HostBoot = {
  name: string
  entry: string
  supabase: Connection
  /** The account to sign in; none for public areas. */
  account?: { email: string; password: string; userType: UserType }
}

type Container = {
  init: (shareScope: object) => unknown
  get: (path: string) => Promise<() => { default: ComponentType }>
}

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as HostBoot
connect(boot.supabase)
if (boot.account) await signIn(boot.account)
else useSession.setState({ status: 'signed-out', user: null, userType: null }, true)

const globalsBefore = new Set(Object.getOwnPropertyNames(window))
const exposed = await loadApp(boot)
const App = exposed.default
const root = createRoot(document.getElementById('area') as HTMLElement)
root.render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </QueryClientProvider>,
)

// Read by the tests.
Object.assign(window, {
  contract: {
    exports: Object.keys(exposed),
    parameters: App.length,
    newGlobals: () => Object.getOwnPropertyNames(window).filter((name) => !globalsBefore.has(name)),
    unmount: () => root.unmount(),
  },
})

async function signIn({ email, password, userType }: NonNullable<HostBoot['account']>) {
  const { data, error } = await (await auth()).signInWithPassword({ email, password })
  if (error) throw error
  useSession.setState({ status: 'signed-in', user: { id: data.user.id, email }, userType }, true)
}

async function loadApp({ name, entry }: HostBoot) {
  const script = Object.assign(document.createElement('script'), { src: entry, crossOrigin: 'anonymous' })
  await new Promise((resolve, reject) => {
    Object.assign(script, { onload: resolve, onerror: reject })
    document.head.append(script)
  })
  const container = (window as unknown as Record<string, Container | undefined>)[name]
  if (!container) throw new Error(`The entry of ${name} defines no container.`)
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__.default)
  return (await container.get('./App'))()
}
