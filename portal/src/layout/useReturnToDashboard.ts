import { useEffect, useState } from 'react'
import { useNavigate } from '@fortnight/shared-ui/router'

const returnDelayMs = 2_000
const cancelingEvents = ['input', 'focusin']

/**
 * `scheduleReturn` opens the dashboard after 2 s, unless the user types or focuses another control first. The form must
 * say so while `isReturning`. [PROF-6, PROJ-7]
 */
export function useReturnToDashboard() {
  const navigate = useNavigate()
  const [isReturning, setIsReturning] = useState(false)

  useEffect(() => {
    if (!isReturning) return
    const cancelReturn = () => setIsReturning(false)
    const timer = setTimeout(() => void navigate('/dashboard'), returnDelayMs)
    for (const type of cancelingEvents) document.addEventListener(type, cancelReturn)
    return () => {
      clearTimeout(timer)
      for (const type of cancelingEvents) document.removeEventListener(type, cancelReturn)
    }
  }, [isReturning, navigate])

  return { isReturning, scheduleReturn: () => setIsReturning(true) }
}
