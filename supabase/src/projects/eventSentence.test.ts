import { eventSentence } from './eventSentence.ts'
import type { ProjectEvent } from './history.ts'

const event = (values: Partial<ProjectEvent>): ProjectEvent => ({
  id: 1,
  kind: 'created',
  from_value: null,
  to_value: null,
  changed_fields: [],
  created_at: '2025-09-01T10:00:00Z',
  by: 'you',
  ...values,
})

describe('the sentence of a project event', () => {
  it.each<[Partial<ProjectEvent>, string]>([
    [{ kind: 'created', to_value: 'draft' }, 'You created the project'],
    [
      { kind: 'status', from_value: 'draft', to_value: 'active', by: 'team' },
      'Fortnight changed the status from Draft to Active',
    ],
    [{ kind: 'status', to_value: 'on-hold', by: null }, 'Fortnight set the status to On Hold'],
    [{ kind: 'accepted' }, 'You signed off on the project'],
    [{ kind: 'priority', from_value: 'low', to_value: 'urgent' }, 'You changed the priority from Low to Urgent'],
    [{ kind: 'edited', changed_fields: ['description', 'timeline'] }, 'You edited the description and timeline'],
    [
      { kind: 'edited', changed_fields: ['budget_range', 'name', 'started_on'], by: 'client' },
      'Client edited the pricing plan, name, and start date',
    ],
    [{ kind: 'edited', changed_fields: ['started_on'], by: 'team' }, 'Fortnight set the start date'],
    [{ kind: 'deleted' }, 'You deleted the project'],
    [{ kind: 'restored', by: 'team' }, 'Fortnight restored the project'],
  ])('describes %j to a client as %p', (values, sentence) => {
    expect(eventSentence(event(values), 'client')).toBe(sentence)
  })

  it.each<[Partial<ProjectEvent>, string]>([
    [{ by: 'client' }, 'The client created the project'],
    [{ kind: 'deleted', by: null }, 'Someone deleted the project'],
    [
      { kind: 'priority', from_value: 'low', to_value: 'high', by: 'team' },
      'A colleague changed the priority from Low to High',
    ],
    [{ kind: 'edited', changed_fields: ['budget_range', 'started_on'] }, 'You edited the budget and start date'],
  ])('describes %j to an admin as %p', (values, sentence) => {
    expect(eventSentence(event(values), 'admin')).toBe(sentence)
  })
})
