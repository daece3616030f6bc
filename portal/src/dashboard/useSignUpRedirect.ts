import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '@fortnight/shared-ui/router'

type SignUpState = { welcome?: unknown; plan?: unknown } | null

/**
 * Handles the router state with which sign-up redirects here: whether to show the welcome banner, and the plan chosen on
 * the pricing page, which opens the new-project dialog. Clears that state, so that a reload repeats neither. [DASH-4]
 */
export function useSignUpRedirect() {
  const navigate = useNavigate()
  const location = useLocation()
  const signUp = location.state as SignUpState
  const [isWelcomeShown, setIsWelcomeShown] = useState(signUp?.welcome === true)

  useEffect(() => {
    if (!signUp?.welcome && !signUp?.plan) return
    const dialog = typeof signUp.plan === 'string' ? { dialog: 'new-project', plan: signUp.plan } : undefined
    void navigate({ search: new URLSearchParams(dialog).toString() }, { replace: true, state: null })
  }, [signUp, navigate])

  return { isWelcomeShown, dismissWelcome: () => setIsWelcomeShown(false) }
}
