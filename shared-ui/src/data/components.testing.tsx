import type { ReactElement } from 'react'
import type { CommonProps } from '../componentFiles.testing.ts'
import { Badge } from './Badge.tsx'
import { DotBadge } from './DotBadge.tsx'

/** Badges, for the tests of all components. */
export const dataComponents: Record<string, (common: CommonProps) => ReactElement> = {
  Badge: (common) => (
    <Badge tone="positive" {...common}>
      Published
    </Badge>
  ),
  DotBadge: (common) => (
    <DotBadge tone="accent" {...common}>
      High priority
    </DotBadge>
  ),
}
