import { type ComponentType, useEffect } from 'react'
import { Navigate, Route, Routes } from '@fortnight/shared-ui/router'
import { auth } from '@fortnight/supabase/client'
import { fetchUserType } from '@fortnight/supabase/profiles/queries'
import { useSession } from '@fortnight/supabase/session'
import { StandaloneSignIn } from './StandaloneSignIn.tsx'

type Props = {
  name: string
  /** The path that the area opens at. */
  homePath: string
  App: ComponentType
}

/** An area for signed-in users with what the shell supplies in the product: a sign-in form and the session. */
export function SignedInArea({ name, homePath, App }: Props) {
  const { status, userType } = useSession()
  useEffect(() => {
    void followSession()
  }, [])
  if (status === 'signed-out') return <StandaloneSignIn areaName={name} />
  if (!userType) return <p>Loading...</p>
  return (
    <Routes>
      <Route path="/" element={<Navigate to={homePath} replace />} />
      <Route path="/admin/login" element={<Navigate to={homePath} replace />} />
      <Route path="*" element={<App />} />
    </Routes>
  )
}

async function followSession() {
  const client = await auth()
  client.onAuthStateChange((_event, session) => {
    if (!session) {
      useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
      return
    }
    const { id, email = '' } = session.user
    // The auth client holds a lock during this callback, so a query inside it would never finish.
    setTimeout(() => void setSignedIn({ id, email }))
  })
}

async function setSignedIn(user: { id: string; email: string }) {
  const userType = (await fetchUserType(user.id)) ?? 'client'
  useSession.setState({ status: 'signed-in', user, userType }, true)
}
