import { blankProject } from '../projectValues.ts'
import { fieldDifferences } from './fieldDifferences.ts'

const base = { ...blankProject, name: 'Support agent', description: 'Old.', timeline: 'asap' }

describe('the differences between two versions of a project', () => {
  it('hold only the fields that differ, with the labels of their values', () => {
    const mine = { ...base, timeline: '1-2-weeks', description: 'Mine.' }
    const theirs = { ...base, timeline: 'flexible' }
    expect(fieldDifferences(base, mine, theirs)).toEqual([
      { label: 'Description', mine: 'Mine.', theirs: 'Old.' },
      { label: 'Preferred timeline', mine: '1-2 weeks', theirs: 'Flexible' },
    ])
  })

  it('tell a field that only they changed from one that both changed', () => {
    const mine = { ...base, description: 'Mine.' }
    const theirs = { ...base, name: 'Their agent', description: '' }
    expect(fieldDifferences(base, mine, theirs)).toEqual([
      { label: 'Project name', mine: undefined, theirs: 'Their agent' },
      { label: 'Description', mine: 'Mine.', theirs: '' },
    ])
  })

  it('do not include the same value with spaces around it', () => {
    expect(fieldDifferences(base, { ...base, name: ' Same ' }, { ...base, name: 'Same' })).toEqual([])
  })
})
