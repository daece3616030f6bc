import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'
import { loadUserType } from './sessionController.ts'

const Bar = styled.div`
  border-bottom: 1px solid var(--warning);
  background: var(--warning-soft);

  > div {
    ${pageContainer}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-2);
  }

  p {
    margin: 0;
  }
`

/** Shown above the page when the user type could not be loaded: the user counts as a client, and may retry. [AUTH-2] */
export default function UnconfirmedUserType() {
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = async () => {
    setIsRetrying(true)
    await loadUserType()
    setIsRetrying(false)
  }
  return (
    <Bar role="alert">
      <div>
        <p>We could not confirm your account type. Until we can, you’ll see what clients see.</p>
        <Button variant="secondary" disabled={isRetrying} onClick={() => void retry()}>
          {isRetrying ? 'Checking...' : 'Retry'}
        </Button>
      </div>
    </Bar>
  )
}
