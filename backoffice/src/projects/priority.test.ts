import { priorityLevel, priorityLabel } from './priority.ts'

describe('the priority of a project', () => {
  it.each([
    ['urgent', 'high', 'Urgent'],
    ['high', 'high', 'High'],
    ['medium', 'medium', 'Medium'],
    ['low', 'low', 'Low'],
    ['', 'low', 'Low'],
    ['whenever', 'low', 'Low'],
  ])('"%s" has the level %s and the label %s [ADMIN-PROJ-5]', (stored, look, word) => {
    expect(priorityLevel(stored)).toBe(look)
    expect(priorityLabel(stored)).toBe(word)
  })
})
