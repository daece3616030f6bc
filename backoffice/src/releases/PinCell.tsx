import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { ReleasePin } from '@fortnight/supabase/releases/pins'
import { areaLabel } from '../layout/areaLabel.ts'
import { RowActionsMenu } from '../list/table/RowActionsMenu.tsx'
import { CanaryDialog } from './canary/CanaryDialog.tsx'
import { PinDialog } from './PinDialog.tsx'
import { TrialDialog } from './TrialDialog.tsx'
import { UnpinDialog } from './UnpinDialog.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
  justify-items: start;
  gap: var(--space-2);
  overflow-wrap: anywhere;

  small {
    color: var(--ink-soft);
    font-size: inherit;
  }
`
const Never = styled.small`
  color: var(--ink-soft);
  font-size: inherit;
`
const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  white-space: nowrap;

  /* On phones they are in the corner of the row, also when there is more to say, and each as large as a finger. */
  @container rows (max-width: 39.99rem) {
    [data-pinned] > & {
      position: absolute;
      inset: var(--space-2) var(--space-1) auto auto;
    }

    > button {
      min-width: 44px;
      min-height: 44px;
    }
  }
`

type Props = {
  area: string
  live: string
  pin: ReleasePin | undefined
  /** Whether one runs, which is changed where it is shown. */
  hasCanary: boolean
}

/** The pin of an area, who set it and why, and what an admin can do about it. [REL-30] */
export function PinCell({ area, live, pin, hasCanary }: Props) {
  const [openDialog, setOpenDialog] = useState<'pin' | 'unpin' | 'trial' | 'canary'>()
  const close = () => setOpenDialog(undefined)
  // Its own server is the one that obeys the pins, and is deployed by other means.
  if (area === 'shell') return <Never>Can’t be pinned</Never>
  return (
    <Root data-pinned={pin && true}>
      {pin && (
        <>
          {pin.build === live ? (
            <Badge tone="warning">Pinned</Badge>
          ) : (
            <>
              <Badge tone="danger">Pinned, not served</Badge>
              <code>{pin.build}</code>
            </>
          )}
          <span>{pin.reason}</span>
          <small>
            {pin.pinned_by ?? 'A deleted account'},{' '}
            <time dateTime={pin.updated_at}>{formatDateTime(pin.updated_at)}</time>
          </small>
        </>
      )}
      <Buttons>
        <Button
          size="small"
          variant="secondary"
          aria-label={`${pin ? 'Remove pin' : 'Pin a build'} of ${areaLabel(area)}`}
          onClick={() => setOpenDialog(pin ? 'unpin' : 'pin')}
        >
          {pin ? 'Remove pin' : 'Pin a build'}
        </Button>
        <RowActionsMenu rowLabel={areaLabel(area)}>
          {pin && (
            <Button size="small" variant="ghost" onClick={() => setOpenDialog('pin')}>
              Pin another build
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={() => setOpenDialog('trial')}>
            Try a build
          </Button>
          {!hasCanary && (
            <Button size="small" variant="ghost" onClick={() => setOpenDialog('canary')}>
              Start a canary
            </Button>
          )}
        </RowActionsMenu>
      </Buttons>
      {openDialog === 'canary' && <CanaryDialog area={area} live={live} onClose={close} />}
      {openDialog === 'trial' && <TrialDialog area={area} live={live} onClose={close} />}
      {openDialog === 'pin' && <PinDialog area={area} live={live} pin={pin} onClose={close} />}
      {openDialog === 'unpin' && pin && <UnpinDialog pin={pin} onClose={close} />}
    </Root>
  )
}
