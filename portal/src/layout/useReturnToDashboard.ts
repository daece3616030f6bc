import { useEffect, useState } from 'react'
import { useNavigate } from '@fortnight/shared-ui/router'

const returnAfterMs = 2_000

/**
 * Goes back to the dashboard 2 s after a save, unless the person goes on working on the page first: types again or moves
 * to another control. Whoever uses it says so on the screen while `isReturning`. [PROF-6, PROJ-7]
 */
export function useReturnToDashboard() {
  const navigate = useNavigate()
  const [isReturning, setIsReturning] = useState(false)

  useEffect(() => {
    if (!isReturning) return
    const stay = () => setIsReturning(false)
    const timer = setTimeout(() => void navigate('/dashboard'), returnAfterMs)
    for (const act of ['input', 'focusin']) document.addEventListener(act, stay)
    return () => {
      clearTimeout(timer)
      for (const act of ['input', 'focusin']) document.removeEventListener(act, stay)
    }
  }, [isReturning, navigate])

  return { isReturning, returnSoon: () => setIsReturning(true) }
}
