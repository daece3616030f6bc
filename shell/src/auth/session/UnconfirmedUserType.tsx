import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { pageFrame } from '@fortnight/shared-ui/page/pageContainer'
import { findUserType } from './sessionController.ts'

const Bar = styled.div`
  border-bottom: 1px solid var(--warning);
  background: var(--warning-soft);

  > div {
    ${pageFrame}
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

/** Above the page while the account type could not be looked up: the person counts as a client, and may ask again. [AUTH-2] */
export default function UnconfirmedType() {
  const [isAsking, setIsAsking] = useState(false)
  const retry = async () => {
    setIsAsking(true)
    await findUserType()
    setIsAsking(false)
  }
  return (
    <Bar role="alert">
      <div>
        <p>We could not confirm your account type. Until we can, you see what clients see.</p>
        <Button variant="secondary" disabled={isAsking} onClick={retry}>
          {isAsking ? 'Checking...' : 'Retry'}
        </Button>
      </div>
    </Bar>
  )
}
