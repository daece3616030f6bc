import { EditConflict } from '../core/editConflict.ts'
import { mockResponses, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { withOpenApprovals } from './approvalNextSteps.ts'
import { parseLink } from './deliverable.ts'
import { changedVersion, deliverable, draft, openRequest } from './deliverable.testing.ts'
import { decideDeliverable, saveDraft } from './mutations.ts'
import { openApprovals } from './queries.ts'
import { endSentence, versionState } from './versionState.ts'

describe('a link of a deliverable', () => {
  it.each([
    ['https://demo.example/a?b=c#d', 'https://demo.example/a?b=c#d'],
    [' demo.example ', 'https://demo.example/'],
    ['HTTPS://Demo.Example:8443/A', 'https://demo.example:8443/A'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/'],
    ['http://demo.example', undefined],
    ['javascript:alert(1)', undefined],
    ['mailto:a@demo.example', undefined],
    ['https://bank.example@evil.example', undefined],
    ['https://[::1]/', undefined],
    ['https://localhost', undefined],
    ['two words', undefined],
    ['', undefined],
    [`https://x.example/${'x'.repeat(2_000)}`, undefined],
  ])('typed as %j is stored as %j [FORT-80]', (typed, stored) => {
    expect(parseLink(typed)).toBe(stored)
  })
})

describe('where a version stands', () => {
  it.each([
    [{ state: 'approved', ended_by: 'client' }, 'Approved', 'You approved it', 'The client approved it'],
    [
      { ended_by_mail: true },
      'Changes asked for',
      'You asked for changes by email',
      'The client asked for changes by email',
    ],
    [
      { state: 'void', void_reason: 'replaced', ended_by: 'team' },
      'Replaced',
      'Fortnight put up a newer version',
      'A colleague put up a newer version',
    ],
    [
      { state: 'void', void_reason: 'withdrawn', ended_by: null },
      'Withdrawn',
      'Someone took it back',
      'Someone took it back',
    ],
  ] as const)('is said to both sides: %j [FORT-92] [FORT-95]', (fields, text, toClient, toAdmin) => {
    const version = { ...changedVersion, ...fields }
    expect(versionState(version).text).toBe(text)
    expect([endSentence(version, 'client'), endSentence(version, 'admin')]).toEqual([toClient, toAdmin])
  })

  it('is said of what has not ended, too [FORT-95]', () => {
    expect([versionState(draft).text, versionState(openRequest).text]).toEqual(['Draft', 'Waiting for approval'])
    expect(endSentence(openRequest, 'client')).toBe('')
  })
})

describe('what we need from a client', () => {
  const steps = { next: 'Build goes on.', needed: 'Nothing.' }
  it('is a decision while one is awaited [FORT-94]', () => {
    expect(withOpenApprovals(steps, [])).toBe(steps)
    expect(withOpenApprovals(steps, [{ name: 'Report', number: 2 }])).toEqual({
      ...{ next: 'Build goes on.', action: 'approve' },
      needed: 'Approve version 2 of “Report” or ask for changes.',
    })
    const two = withOpenApprovals(steps, [
      { name: 'A', number: 1 },
      { name: 'B', number: 1 },
    ])
    expect(two.needed).toBe('Approve version 1 of “A” or ask for changes, and decide about 1 more.')
  })
})

const input = { deliverable: 'del1', project: 'p1', name: 'Test report', notes: '', items: [] }

describe('the requests about deliverables', () => {
  it('save a draft over the version that was read, and return the stored one otherwise [FORT-96]', async () => {
    const stored = { ...deliverable, versions: [draft, ...deliverable.versions] }
    const sent = mockResponses(null, [stored])
    const saving = runMutation(saveDraft(), { ...input, baseVersion: 'v1' })
    const error = await saving.catch((thrown: unknown) => thrown)
    expect((error as EditConflict).theirs).toMatchObject({ id: 'd3', name: 'Test report' })
    expect(sent[0]?.body).toEqual({ ...input, base_version: 'v1' })
  })

  it('say so when the draft is gone [FORT-96]', async () => {
    mockResponses(null, [deliverable])
    await expect(runMutation(saveDraft(), input)).rejects.toThrow('put up for approval or discarded')
  })

  it('decide about all items at once, and refetch also when someone else was first [FORT-84]', async () => {
    mockResponses([])
    await queryClient.query(openApprovals())
    const sent = mockResponses({ code: 'PT409' })
    await runMutation(decideDeliverable(), { version: 'd2', decisions: [] })
    expect(sent[0]?.body).toEqual({ version: 'd2', decisions: [] })
    expect(queryClient.getQueryState(openApprovals().queryKey)?.isInvalidated).toBe(true)
  })
})
