import { sampleFile, sampleMessage } from '../samples.testing.ts'
import { buildThreadEntries } from './threadEntries.ts'

const now = new Date('2025-09-03T12:00:00')
const base = { messages: [], files: [], outgoing: [], hasOlder: false, hasNewer: false, readSequence: 0, now }
const at = (sequence: number, created_at: string, fields = {}) => sampleMessage({ sequence, created_at, ...fields })
const linesOf = (loaded: Partial<Parameters<typeof buildThreadEntries>[0]>) =>
  buildThreadEntries({ ...base, ...loaded }).map((entry) => (entry.kind === 'day' ? entry.label : entry.key))

describe('the lines of a conversation', () => {
  it('begin every day with its name [ROOM-15]', () => {
    const days = ['2024-12-30T10:00:00', '2025-08-31T10:00:00', '2025-09-02T10:00:00', '2025-09-03T10:00:00']
    const messages = days.map((day, index) => at(index + 1, day))
    expect(linesOf({ messages })).toEqual([
      ...['Monday, December 30, 2024', 'm1', 'Sunday, August 31', 'm2'],
      ...['Yesterday', 'm3', 'Today', 'm4'],
    ])
  })

  it('have one before what is new since the last visit, but not before own messages [ROOM-16]', () => {
    const own = at(3, '2025-09-03T10:20:00', { is_own: true })
    const messages = [at(2, '2025-09-03T10:00:00'), own, at(4, '2025-09-03T10:30:00'), at(5, '2025-09-03T10:31:00')]
    expect(linesOf({ messages, readSequence: 2 })).toEqual(['Today', 'm2', 'm3', 'new', 'm4', 'm5'])
    expect(linesOf({ messages, readSequence: 5 })).not.toContain('new')
  })

  it('have none of what is new on the first visit [ROOM-16]', () => {
    expect(linesOf({ messages: [at(2, '2025-09-03T10:00:00')] })).toEqual(['Today', 'm2'])
  })

  it('name the author once for messages within ten minutes', () => {
    const messages = ['10:00', '10:05', '10:20'].map((time, index) => at(index + 1, `2025-09-03T${time}:00`))
    const entries = buildThreadEntries({ ...base, messages })
    expect(entries.map((entry) => entry.kind === 'message' && entry.isContinued)).toEqual([false, false, true, false])
  })

  it('include files without a message in their place, as far as the conversation is loaded [ROOM-15]', () => {
    const messages = [at(10, '2025-09-03T10:00:00'), at(20, '2025-09-03T11:00:00')]
    const files = [5, 15, 25].map((sequence) =>
      sampleFile({ sequence, id: `v${sequence}`, created_at: '2025-09-03T10:30:00' }),
    )
    expect(linesOf({ messages, files })).toEqual(['Today', 'v5', 'm10', 'v15', 'm20', 'v25'])
    expect(linesOf({ messages, files, hasOlder: true, hasNewer: true })).toEqual(['Today', 'm10', 'v15', 'm20'])
  })

  it('show a file once, with the message that carries it or is about to [ROOM-15]', () => {
    const files = [5, 6, 7].map((sequence) =>
      sampleFile({ sequence, id: `v${sequence}`, created_at: '2025-09-03T10:00:00' }),
    )
    const messages = [at(8, '2025-09-03T10:01:00', { files: files.slice(0, 1) })]
    const outgoing = [{ id: 'o', body: '', files: files.slice(1, 2), created_at: '2025-09-03T10:02:00' }]
    expect(linesOf({ messages, files, outgoing })).toEqual(['Today', 'v7', 'm8'])
  })
})
