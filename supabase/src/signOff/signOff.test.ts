/** @jest-environment node */
import { mockResponses, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { signOff, waiveCase } from './mutations.ts'
import { signOffState } from './queries.ts'
import { verificationPath } from './signOff.ts'
import { readyState, sampleAcceptance, signedState } from './signOff.testing.ts'

const project = '3f2a1b4c-0000-4000-8000-000000000001'
const bodyOf = (requests: { body: unknown }[]) => requests[0]?.body

afterEach(() => queryClient.clear())

describe('signing off', () => {
  it('sends the name and the hash of what was shown, and reads the state again [FORT-142]', async () => {
    mockResponses(readyState)
    expect((await queryClient.query(signOffState(project))).basis_hash).toBe('b'.repeat(64))
    const requests = mockResponses(sampleAcceptance.id)
    await runMutation(signOff(), { project, name: 'Zoë Ångström', basisHash: 'b'.repeat(64) })
    const sent = { project, typed_name: 'Zoë Ångström', basis_hash: 'b'.repeat(64), agreed: true }
    expect(bodyOf(requests)).toEqual(sent)
    mockResponses(signedState)
    expect((await queryClient.query(signOffState(project))).acceptance?.sequence).toBe(7)
  })

  it('waives a must in the wording that was read [FORT-144]', async () => {
    const requests = mockResponses(null)
    await runMutation(waiveCase(), { id: 'case-2', version: 3, reason: 'Too rare' })
    expect(bodyOf(requests)).toEqual({ case_id: 'case-2', case_version: 3, reason: 'Too rare' })
  })

  it('leads to the page that verifies the certificate, filled in [FORT-156]', () => {
    expect(verificationPath(sampleAcceptance)).toBe(
      `/verify/${sampleAcceptance.id}?hash=${'d'.repeat(64)}&day=2025-09-15&code=FN-0A1B2C3D`,
    )
  })
})
