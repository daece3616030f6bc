import { Ellipsis } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PopoverMenu } from '@fortnight/shared-ui/overlays/PopoverMenu'

type Props = { rowLabel: string; children: ReactNode }

/**
 * The rarer actions of a row. Most are never looked at, so they are there from the first press on: a list of 25 rows is
 * drawn sooner.
 */
export function RowActionsMenu({ rowLabel: of, children }: Props) {
  const [isWanted, setIsWanted] = useState(false)
  return (
    <PopoverMenu
      label={`More: ${of}`}
      title="More"
      size="small"
      icon={<Ellipsis aria-hidden />}
      onClick={() => setIsWanted(true)}
    >
      {isWanted && children}
    </PopoverMenu>
  )
}
