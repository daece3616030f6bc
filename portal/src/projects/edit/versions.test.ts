import { blankProject } from '../projectValues.ts'
import { changesOf, differencesBetween } from './versions.ts'

const start = { ...blankProject, name: 'Support agent', description: 'Old.', timeline: 'asap' }

describe('two versions of a project', () => {
  it('show only the fields that differ, in words', () => {
    const mine = { ...start, timeline: '1-2-weeks', description: 'Mine.' }
    const theirs = { ...start, timeline: 'flexible' }
    expect(differencesBetween(start, mine, theirs)).toEqual([
      { label: 'Description', mine: 'Mine.', theirs: 'Old.' },
      { label: 'Timeline', mine: '1-2 weeks', theirs: 'Flexible' },
    ])
  })

  it('tell what only they have changed from what both have', () => {
    const mine = { ...start, description: 'Mine.' }
    const theirs = { ...start, name: 'Their agent', description: '' }
    expect(differencesBetween(start, mine, theirs)).toEqual([
      { label: 'Project name', mine: undefined, theirs: 'Their agent' },
      { label: 'Description', mine: 'Mine.', theirs: '' },
    ])
  })

  it('are the same when both have said the same', () => {
    expect(differencesBetween(start, { ...start, name: ' Same ' }, { ...start, name: 'Same' })).toEqual([])
  })

  it('know which fields were changed here', () => {
    expect(changesOf(start, { ...start, status: 'active', requirements: 'None.' })).toEqual(['status', 'requirements'])
  })
})
