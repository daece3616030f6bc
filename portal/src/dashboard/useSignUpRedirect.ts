import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '@fortnight/shared-ui/router'

type Arrival = { welcome?: unknown; plan?: unknown } | null

/**
 * What sign-up hands over in the router state: a welcome, shown once, and the plan chosen on the pricing page, which
 * opens the new-project dialog. The state is dropped at once, so that a reload does not bring either back. [DASH-4]
 */
export function useSignUpRedirect() {
  const navigate = useNavigate()
  const location = useLocation()
  const arrival = location.state as Arrival
  const [isWelcome, setIsWelcome] = useState(arrival?.welcome === true)

  useEffect(() => {
    if (!arrival?.welcome && !arrival?.plan) return
    const dialog = typeof arrival.plan === 'string' ? { dialog: 'new-project', plan: arrival.plan } : undefined
    void navigate({ search: new URLSearchParams(dialog).toString() }, { replace: true, state: null })
  }, [arrival, navigate])

  return { isWelcome, dismiss: () => setIsWelcome(false) }
}
