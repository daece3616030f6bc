import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { ErrorState } from '@fortnight/shared-ui/feedback/ErrorState'
import { useNavigate } from '@fortnight/shared-ui/router'

const returnDelayMs = 5_000

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

/**
 * The page for a project that is unknown, deleted or another client's. All three look the same, so that no one learns
 * which projects exist. Returns to the dashboard after a delay, unless the client stays. [PROJ-3, PROJ-4, ERR-2]
 */
export function ProjectNotFound({ mode }: { mode: 'view' | 'edit' }) {
  const navigate = useNavigate()
  const panel = useRef<HTMLDivElement>(null)
  const [isReturning, setIsReturning] = useState(true)

  useEffect(() => panel.current?.focus(), [])

  useEffect(() => {
    if (!isReturning) return
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), returnDelayMs)
    return () => clearTimeout(timer)
  }, [isReturning, navigate])

  const stay = () => {
    setIsReturning(false)
    // The button disappears and would take the focus with it.
    panel.current?.focus()
  }

  return (
    <ErrorState
      ref={panel}
      tabIndex={-1}
      title="Project Not Found"
      message={`The project you're looking for doesn't exist or you don't have permission to ${mode} it.`}
    >
      {isReturning && <p>Taking you back in 5 seconds.</p>}
      <Actions>
        <ButtonLink to="/dashboard" replace>
          Back to Dashboard
        </ButtonLink>
        {isReturning && (
          <Button variant="secondary" onClick={stay}>
            Stay here
          </Button>
        )}
      </Actions>
    </ErrorState>
  )
}
