/** @jest-environment node */
import { EditConflict } from '../core/editConflict.ts'
import { mockResponses, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { deliveryOf } from '../projects/delivery.ts'
import { workingDaysFrom } from '../projects/workingDays.ts'
import type { AcceptanceSummary } from './acceptance.ts'
import { agreedList, openList, sampleCase } from './acceptance.testing.ts'
import { acceptanceActions } from './actions.ts'
import { proposeChange, saveCase } from './mutations.ts'
import { deliveryProgress, passedPercent } from './progress.ts'
import { acceptanceSummaries } from './queries.ts'

const project = '3f2a1b4c-0000-4000-8000-000000000001'
const base = sampleCase()
const { title, input, expected, importance } = base
const values = { title, input, expected, importance, files: [] }
const unplanned = deliveryOf({ status: 'planning', started_on: null }, new Date())
const bodyOf = (requests: { body: unknown }[]) => requests[0]?.body

afterEach(() => queryClient.clear())

describe('saving a case', () => {
  it('sends the version that was read, and gives the stored one [FORT-61]', async () => {
    const requests = mockResponses([base])
    await runMutation(saveCase(), { project, id: base.id, baseVersion: base.updated_at, ...values })
    expect(bodyOf(requests)).toEqual({ case_id: base.id, project, ...values, base_version: base.updated_at })
  })

  it('throws what is stored now when that version is outdated [FORT-61]', async () => {
    const theirs = { ...base, title: 'Theirs', updated_at: '2025-09-03T10:00:00Z' }
    mockResponses([], { ...openList, cases: [theirs] })
    const saved = runMutation(saveCase(), { project, id: base.id, baseVersion: base.updated_at, ...values })
    const error = await saved.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(EditConflict)
    expect(acceptanceActions(queryClient, project).conflictingCase(error)).toEqual(theirs)
  })

  it('says so when the other side has deleted it [FORT-61]', async () => {
    mockResponses([], { ...openList, cases: [] })
    const { saveCase: save, errorMessage } = acceptanceActions(queryClient, project)
    const error = await save(base.id, values, base).catch((reason: unknown) => reason)
    expect(errorMessage(error)).toBe('This case was deleted in the meantime.')
  })
})

describe('proposing a change', () => {
  it('names what is proposed: a new case, another wording or a deletion [FORT-67]', async () => {
    const requests = mockResponses(true, true, true)
    for (const change of [{ values }, { base, values }, { base }]) {
      await runMutation(proposeChange(), { project, id: 'p1', reason: 'Better', ...change })
    }
    expect(requests.map(({ body }) => (body as { kind: string }).kind)).toEqual(['create', 'update', 'delete'])
    expect(requests[2]!.body).toEqual({
      ...{ proposal: 'p1', project, kind: 'delete', reason: 'Better', case_id: base.id, base_version: base.updated_at },
    })
  })

  it('throws what is stored now when the case has changed since [FORT-67]', async () => {
    mockResponses(false, openList)
    await expect(runMutation(proposeChange(), { project, id: 'p1', reason: 'Better', base, values })).rejects.toThrow(
      EditConflict,
    )
  })
})

describe('how far the cases pass', () => {
  it('is known by the id of the project, of those that are tested [FORT-72]', async () => {
    mockResponses([{ project_id: project, ...agreedList.summary }])
    expect(await queryClient.query(acceptanceSummaries([project]))).toEqual({ [project]: agreedList.summary })
    expect(await queryClient.query(acceptanceSummaries([]))).toEqual({})
  })

  it('is rounded, and 100 percent only when all pass [FORT-72]', () => {
    expect(passedPercent({ cases: 3, passed: 2 })).toBe(67)
    expect(passedPercent({ cases: 200, passed: 199 })).toBe(99)
    expect(passedPercent({ cases: 3, passed: 3 })).toBe(100)
    expect(passedPercent({ cases: 0, passed: 0 })).toBe(0)
  })

  it('stands at the test step of the days [FORT-74]', () => {
    const notes = (summary?: AcceptanceSummary | null) =>
      deliveryProgress(unplanned, summary).strip?.spans.map(({ note }) => note)
    expect(notes()).toEqual([undefined, undefined, undefined, undefined])
    expect(notes(agreedList.summary)).toEqual([undefined, undefined, '1 of 2 cases passed (50%)', undefined])
  })

  it('is in the sentence of a plan that is too long for a strip', () => {
    const long = { ...unplanned, dates: workingDaysFrom('2025-09-01', 22) }
    expect(deliveryProgress(long)).toEqual({ days: 22, sentence: unplanned.sentence })
    expect(deliveryProgress(long, agreedList.summary)).toEqual({
      days: 22,
      sentence: 'The start date isn’t set yet. Test: 1 of 2 cases passed (50%)',
    })
  })
})
