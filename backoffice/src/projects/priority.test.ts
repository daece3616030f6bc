import { priorityLevel, priorityLabel } from './priority.ts'

describe('priorityLevel and priorityLabel', () => {
  it.each([
    ['urgent', 'high', 'Urgent'],
    ['high', 'high', 'High'],
    ['medium', 'medium', 'Medium'],
    ['low', 'low', 'Low'],
    ['', 'low', 'Low'],
    ['unknown', 'low', 'Low'],
  ])('map the stored priority "%s" to the level %s and the label %s [ADMIN-PROJ-5]', (stored, level, label) => {
    expect(priorityLevel(stored)).toBe(level)
    expect(priorityLabel(stored)).toBe(label)
  })
})
