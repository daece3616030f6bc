/* For tests: every component of the handover. */
import type { ReactElement } from 'react'
import type { CommonProps } from '../../componentFiles.testing.ts'
import { ChecklistItemRow } from './ChecklistItemRow.tsx'
import { HandoverChecklist } from './HandoverChecklist.tsx'
import { RefundRecord } from './RefundRecord.tsx'
import { RefundWindowNote } from './RefundWindowNote.tsx'
import { sampleCase, sampleItems, sampleSupport } from './samples.testing.ts'
import { SupportNotice } from './SupportNotice.tsx'

const noop = () => undefined

/** Renders each component with the given root props. */
export const handoverComponents: Record<string, (common: CommonProps) => ReactElement> = {
  ChecklistItemRow: (common) => (
    <ChecklistItemRow item={sampleItems[0]} side="client" isReadOnly={false} onTick={noop} {...common} />
  ),
  HandoverChecklist: (common) => (
    <HandoverChecklist items={sampleItems} side="client" isReadOnly={false} onTick={noop} {...common} />
  ),
  RefundRecord: (common) => <RefundRecord request={sampleCase} {...common} />,
  RefundWindowNote: (common) => <RefundWindowNote window="open" agreedDay="2025-09-18" side="client" {...common} />,
  SupportNotice: (common) => <SupportNotice support={sampleSupport} city="Lisbon" {...common} />,
}
