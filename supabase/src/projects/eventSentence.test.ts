import type { ProjectEvent } from '@fortnight/supabase/projects/projects'
import { eventSentence } from './eventSentence.ts'

const event = (what: Partial<ProjectEvent>): ProjectEvent => ({
  id: 1,
  kind: 'created',
  from_value: null,
  to_value: null,
  changed_fields: [],
  created_at: '2025-09-01T10:00:00Z',
  by: 'you',
  ...what,
})

it.each<[Partial<ProjectEvent>, string]>([
  [{ kind: 'created', to_value: 'draft' }, 'You created the project'],
  [
    { kind: 'status', from_value: 'draft', to_value: 'active', by: 'team' },
    'Fortnight set the status from Draft to Active',
  ],
  [{ kind: 'status', to_value: 'on-hold', by: null }, 'Fortnight set the status to On Hold'],
  [{ kind: 'priority', from_value: 'low', to_value: 'urgent' }, 'You changed the priority from Low to Urgent'],
  [{ kind: 'edited', changed_fields: ['description', 'timeline'] }, 'You edited description and timeline'],
  [
    { kind: 'edited', changed_fields: ['budget_range', 'name', 'started_on'], by: 'client' },
    'Client edited pricing plan, name, and the first day',
  ],
  [{ kind: 'deleted' }, 'You deleted the project'],
  [{ kind: 'restored', by: 'team' }, 'Fortnight restored the project'],
])('says %j as %p', (what, sentence) => {
  expect(eventSentence(event(what))).toBe(sentence)
})
