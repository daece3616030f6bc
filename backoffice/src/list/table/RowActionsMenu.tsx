import { Ellipsis } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PopoverMenu } from '@fortnight/shared-ui/overlays/PopoverMenu'

type Props = { rowLabel: string; children: ReactNode }

/** Menu of the less common actions of a row. They are mounted when it is first opened, so that the list renders faster. */
export function RowActionsMenu({ rowLabel, children }: Props) {
  const [hasBeenOpened, setHasBeenOpened] = useState(false)
  return (
    <PopoverMenu
      label={`More: ${rowLabel}`}
      title="More"
      size="small"
      icon={<Ellipsis aria-hidden />}
      onClick={() => setHasBeenOpened(true)}
    >
      {hasBeenOpened && children}
    </PopoverMenu>
  )
}
