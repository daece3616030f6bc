/** @jest-environment node */
import { EditConflict } from '../core/editConflict.ts'
import { mockResponses, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { containsSecret } from './containsSecret.ts'
import { lateHandover, sampleItem, signedHandover } from './handover.testing.ts'
import { saveHandoverItem, tickHandoverItem } from './mutations.ts'
import { projectHandover } from './queries.ts'
import { decideRefund, requestRefund } from './refundMutations.ts'
import { plainTexts, secretTexts } from './secrets.testing.ts'

const project = '3f2a1b4c-0000-4000-8000-000000000001'
const content = { kind: 'repository', title: 'Code', note: '', link: '' } as const

afterEach(() => queryClient.clear())

describe('a text', () => {
  it.each(secretTexts)('with a password or a key is recognized: %s [FORT-162]', (text) => {
    expect(containsSecret(text)).toBe(true)
  })

  it.each(plainTexts)('without one is not: %s [FORT-162]', (text) => {
    expect(containsSecret(text)).toBe(false)
  })
})

describe('the checklist', () => {
  it('is read again after a tick, which names the version that was read [FORT-163]', async () => {
    mockResponses(signedHandover)
    expect((await queryClient.query(projectHandover(project))).items).toHaveLength(3)
    const requests = mockResponses(null)
    const { id, updated_at } = sampleItem()
    await runMutation(tickHandoverItem(), { project, id, updated_at, isTicked: true })
    expect(requests[0]?.body).toEqual({ project, item: id, base_version: updated_at, is_ticked: true })
    mockResponses({ ...signedHandover, items: [] })
    expect((await queryClient.query(projectHandover(project))).items).toEqual([])
  })

  it('says which version a colleague has stored in the meantime [FORT-161]', async () => {
    const theirs = sampleItem({ title: 'Theirs' })
    mockResponses([], theirs)
    const saving = runMutation(saveHandoverItem(), { ...content, id: theirs.id, project, updated_at: '2025-09-01' })
    await expect(saving).rejects.toEqual(new EditConflict(theirs))
  })

  it('sends a new item without a version [FORT-161]', async () => {
    const requests = mockResponses([sampleItem()])
    await runMutation(saveHandoverItem(), { ...content, id: 'item-1', project })
    expect(requests[0]?.body).toEqual({ item: 'item-1', project, ...content })
  })
})

describe('a money-back request', () => {
  it('is sent with its reason, and decided on [FORT-172, FORT-173]', async () => {
    const requests = mockResponses(null, null)
    await runMutation(requestRefund(), { id: 'refund-1', project, reason: 'Late' })
    await runMutation(decideRefund(), { id: 'refund-1', decision: 'declined', reason: 'Moved' })
    expect(requests.map(({ body }) => body)).toEqual([
      { refund: 'refund-1', project, reason: 'Late' },
      { refund: 'refund-1', decision: 'declined', reason: 'Moved' },
    ])
    mockResponses(lateHandover('declined'))
    expect((await queryClient.query(projectHandover(project))).refunds.requests[0]?.state).toBe('declined')
  })
})
