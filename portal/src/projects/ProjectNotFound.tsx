import { useEffect, useRef, useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { ErrorState } from '@fortnight/shared-ui/feedback/ErrorState'
import { useNavigate } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'

const backAfterMs = 5_000

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

/**
 * A project that is unknown, deleted or somebody else's; the three look alike on purpose. Leads back to the dashboard
 * by itself, unless the reader stays. [PROJ-3, PROJ-4, ERR-2]
 */
export function ProjectNotFound({ toDoWhat }: { toDoWhat: 'view' | 'edit' }) {
  const navigate = useNavigate()
  const panel = useRef<HTMLDivElement>(null)
  const [isLeaving, setIsLeaving] = useState(true)

  useEffect(() => panel.current?.focus(), [])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), backAfterMs)
    return () => clearTimeout(timer)
  }, [isLeaving, navigate])

  const stay = () => {
    setIsLeaving(false)
    // Its button is gone the next moment, and the focus with it.
    panel.current?.focus()
  }

  return (
    <ErrorState
      ref={panel}
      tabIndex={-1}
      title="Project Not Found"
      message={`The project you're looking for doesn't exist or you don't have permission to ${toDoWhat} it.`}
    >
      {isLeaving && <p>Taking you back in 5 seconds.</p>}
      <Ways>
        <ButtonLink to="/dashboard" replace>
          Back to Dashboard
        </ButtonLink>
        {isLeaving && (
          <Button variant="secondary" onClick={stay}>
            Stay here
          </Button>
        )}
      </Ways>
    </ErrorState>
  )
}
