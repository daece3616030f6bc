import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { auth, connect, type Connection } from '@fortnight/supabase/client'
import { useSession, type UserType } from '@fortnight/supabase/session'

// A minimal host. It provides what a remote may rely on: a router, a query client, the session store and the connection.

export type HostBoot = {
  name: string
  entry: string
  supabase: Connection
  /** The account to sign in; none for public areas. */
  account?: { email: string; password: string; userType: UserType }
}

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as HostBoot
connect(boot.supabase)
if (boot.account) await signIn(boot.account)
else useSession.setState({ status: 'signed-out', user: null, userType: null }, true)

registerRemotes([{ name: boot.name, entry: boot.entry }])
const globalsBefore = new Set(Object.getOwnPropertyNames(window))
const exposed = await loadRemote<{ default: ComponentType }>(`${boot.name}/App`)
if (!exposed) throw new Error(`${boot.name} exposes no App.`)
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
