import type { ProjectEvent } from '@fortnight/supabase/projects/projects'
import { eventSentence } from '../history/eventSentence.ts'
import { priorityLook, priorityWord } from './priority.ts'

describe('the words for a project', () => {
  it.each([
    ['urgent', 'high', 'Urgent'],
    ['high', 'high', 'High'],
    ['medium', 'medium', 'Medium'],
    ['low', 'low', 'Low'],
    ['', 'low', 'Low'],
    ['whenever', 'low', 'Low'],
  ])('show the priority "%s" as %s, reading %s [ADMIN-PROJ-5]', (stored, look, word) => {
    expect(priorityLook(stored)).toBe(look)
    expect(priorityWord(stored)).toBe(word)
  })

  const event: ProjectEvent = {
    id: 1,
    kind: 'created',
    from_value: null,
    to_value: null,
    changed_fields: [],
    created_at: '',
    by: 'client',
  }
  it.each<[Partial<ProjectEvent>, string]>([
    [{}, 'The client created the project'],
    [{ kind: 'deleted', by: null }, 'Somebody deleted the project'],
    [
      { kind: 'priority', from_value: 'low', to_value: 'high', by: 'team' },
      'A colleague changed the priority from Low to High',
    ],
    [{ kind: 'edited', changed_fields: ['name', 'started_on'], by: 'you' }, 'You edited name and first day'],
  ])('tell what happened %#', (change, sentence) => {
    expect(eventSentence({ ...event, ...change })).toBe(sentence)
  })
})
