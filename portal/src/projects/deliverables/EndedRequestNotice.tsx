import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import type { DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { closedSentence } from '@fortnight/supabase/deliverables/versionState'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-small);
  background: var(--warning-soft);

  > p {
    flex: 1 1 16rem;
  }
`

type Props = { version: DeliverableVersion; onDiscard: () => void }

/** Says that a request has ended in another tab or by someone else, while this form was filled. [FORT-84] */
export function EndedRequestNotice({ version, onDiscard }: Props) {
  return (
    <Root role="alert">
      <p>
        <strong>{closedSentence(version)}</strong> What you chose and typed below was not sent.
      </p>
      <Button variant="secondary" onClick={onDiscard}>
        Discard it and show what was decided
      </Button>
    </Root>
  )
}
