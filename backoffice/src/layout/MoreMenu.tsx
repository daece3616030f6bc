import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { PopoverMenu } from '@fortnight/shared-ui/PopoverMenu'

/** The rarer actions of a row. */
export const MoreMenu = ({ of, children }: { of: string; children: ReactNode }) => (
  <PopoverMenu label={`More: ${of}`} title="More" size="small" icon={<Ellipsis aria-hidden />}>
    {children}
  </PopoverMenu>
)
