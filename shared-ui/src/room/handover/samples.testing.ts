/* For tests and stories: a checklist, the support and money-back requests. */
import type { ChecklistItem, RefundCase, RefundState, SupportPeriod } from './handoverRecords.ts'

const team = { team_ticked_at: '2025-09-15T10:00:00Z', team_name: 'Ada Berg' }
const client = { client_ticked_at: '2025-09-16T10:00:00Z', client_name: 'Zoë Ångström' }
const open = {
  client_ticked_at: null,
  team_ticked_at: null,
  client_name: null,
  team_name: null,
  note: null,
  link: null,
}

export const sampleItems: [ChecklistItem, ChecklistItem, ChecklistItem, ChecklistItem] = [
  {
    ...{ ...open, ...team, id: 'item-1', kind: 'repository', title: 'Source code in your repository' },
    ...{
      note: 'Includes the history, prompts, and acceptance cases.',
      link: 'https://git.example/harbor-lane/agent',
    },
  },
  { ...open, id: 'item-2', kind: 'accounts', title: 'Agent running in your accounts' },
  { ...open, ...team, ...client, id: 'item-3', kind: 'documents', title: 'Handbook' },
  { ...open, ...client, client_name: null, id: 'item-4', kind: 'training', title: 'Handover call with your team' },
]

export const sampleSupport: SupportPeriod = { days: 14, last_day: '2026-12-08', days_left: 12 }

const nothing = { reason: null, amount_cents: null, paid_back_on: null, reference: null }
const event = (id: number, kind: RefundState, values: Partial<RefundCase['events'][number]>) => ({
  ...{ ...nothing, id, kind, created_at: `2025-09-${18 + id}T10:00:00Z`, by: 'team' as const },
  ...values,
})

export const sampleCase: RefundCase = {
  state: 'paid_back',
  reason: 'It still books the wrong day.\nWe tried for a week.',
  events: [
    event(1, 'requested', { reason: 'It still books the wrong day.', by: 'client' }),
    event(2, 'approved', {}),
    event(3, 'paid_back', { amount_cents: 225_000, paid_back_on: '2025-09-21', reference: 'TR-91', by: null }),
  ],
}
