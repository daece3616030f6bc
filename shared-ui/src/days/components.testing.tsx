import type { ReactElement } from 'react'
import type { CommonProps } from '../componentFiles.testing.ts'
import { DayProgressStrip } from './DayProgressStrip.tsx'
import { DayStrip } from './DayStrip.tsx'

/** Day strips, for the tests of all components. */
export const dayComponents: Record<string, (common: CommonProps) => ReactElement> = {
  DayProgressStrip: (common) => (
    <DayProgressStrip
      label="The days"
      spans={[{ from: 1, to: 2, label: 'Discovery' }]}
      progress={{ daysDone: 1, today: 2 }}
      {...common}
    />
  ),
  DayStrip: (common) => <DayStrip label="The days" spans={[{ from: 1, to: 2, label: 'Discovery' }]} {...common} />,
}
