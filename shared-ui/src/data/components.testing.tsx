import type { ReactElement } from 'react'
import type { CommonProps } from '../componentFiles.testing.ts'
import { Badge } from './Badge.tsx'
import { DayProgressStrip } from './DayProgressStrip.tsx'
import { DayStrip } from './DayStrip.tsx'
import { DotBadge } from './DotBadge.tsx'

/** Badges and day strips, for the tests of all components. */
export const dataComponents: Record<string, (common: CommonProps) => ReactElement> = {
  Badge: (common) => (
    <Badge tone="positive" {...common}>
      Published
    </Badge>
  ),
  DayProgressStrip: (common) => (
    <DayProgressStrip
      label="The days"
      spans={[{ from: 1, to: 2, label: 'Discovery' }]}
      progress={{ daysDone: 1, today: 2 }}
      {...common}
    />
  ),
  DayStrip: (common) => <DayStrip label="The days" spans={[{ from: 1, to: 2, label: 'Discovery' }]} {...common} />,
  DotBadge: (common) => (
    <DotBadge tone="accent" {...common}>
      High priority
    </DotBadge>
  ),
}
