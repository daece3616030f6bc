import { createHash } from 'node:crypto'
import { requestAs, requestAsService } from '../support/api.ts'
import { approvals, decide, latest, link, putUp, saveDraft } from '../support/projects/deliverables/requests.ts'
import { callAs, callAsAdmin, callAsService, createRoom, storeFile } from '../support/projects/rooms.ts'
import {
  createFinishedRoom,
  createTestedRoom,
  documentsOf,
  fetchSignOff,
  recordResult,
  signOff,
} from '../support/projects/signOffRoom.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const said = (code: string, sentence: string) => ({ code, message: expect.stringContaining(sentence) as string })

describe('the sign-off', () => {
  it('is refused with a sentence for a project that has not started [FORT-140]', async () => {
    const room = await createRoom()
    expect((await fetchSignOff(room)).missing).toEqual(['start', 'cases'])
    expect((await signOff(room)).body).toMatchObject(said('PT409', 'has not started'))
  })

  it('waits for a must with the newest version, and for decisions about deliverables [FORT-140]', async () => {
    const room = await createFinishedRoom()
    await callAsAdmin('add_agent_version', { project: room.project, name: '1.1' })
    expect((await fetchSignOff(room)).missing).toEqual(['musts'])
    await recordResult(room, 1, 'fail', '1.1')
    expect((await fetchSignOff(room)).musts).toMatchObject([{ result: 'failed' }])
    await recordResult(room, 1, 'pass', '1.1')
    await saveDraft(room)
    expect((await fetchSignOff(room)).missing).toEqual([])
    await putUp((await latest(room))!)
    expect((await fetchSignOff(room)).missing).toEqual(['approvals'])
    expect((await signOff(room)).body).toMatchObject(said('PT409', 'is up for approval'))
  })

  it('is done by the client of the project only [FORT-141]', async () => {
    const room = await createFinishedRoom()
    const { basis_hash } = await fetchSignOff(room)
    const body = { project: room.project, typed_name: 'Ada Marsh', basis_hash, agreed: true }
    expect((await callAsAdmin('sign_off', body)).code).toBe('42501')
    expect((await requestAs('otherClient', 'rpc/sign_off', { method: 'POST', body })).code).toBe('PT404')
    expect((await callAs(undefined, 'sign_off', body)).code).toBe('42501')
    await expect(callAsService('sign_off', body)).rejects.toThrow('42501')
    const record = { project_code: 'FN-00000000', accepted_at: '2025-09-01', previous_hash: '1'.repeat(64) }
    const forged = { id: room.project, sequence: 77, ...record, document_hash: basis_hash, record_hash: basis_hash }
    await expect(requestAsService('acceptances', { method: 'POST', body: forged })).rejects.toThrow('42501')
    expect(await documentsOf(room.project)).toEqual([])
  })

  it.each([
    [{ typed_name: ' C ' }, 'PT422'],
    [{ typed_name: 'x'.repeat(121) }, 'PT422'],
    [{ typed_name: 'Two\nlines' }, 'PT422'],
    [{ agreed: false }, 'PT422'],
    [{ agreed: null }, 'PT422'],
    [{ basis_hash: null }, 'PT409'],
    [{ basis_hash: '0'.repeat(64) }, 'PT409'],
  ])('is refused for %j [FORT-142]', async (values, code) => {
    const room = await createFinishedRoom()
    expect((await signOff(room, values)).code).toBe(code)
    expect((await fetchSignOff(room)).acceptance).toBeNull()
  })

  it('is refused when what is accepted has changed since it was shown [FORT-142]', async () => {
    const room = await createFinishedRoom()
    const { basis_hash } = await fetchSignOff(room)
    await recordResult(room, 2, 'fail')
    const refused = await signOff(room, { basis_hash })
    expect(refused.body).toMatchObject(said('PT409', 'has changed since you opened this page'))
    expect((await signOff(room)).status).toBe(200)
  })

  it('stores exactly what was shown, with the name and the terms [FORT-145]', async () => {
    const room = await createTestedRoom()
    const file = await storeFile(room.client.id, room.project, 'Report.txt')
    await saveDraft(room, { items: [{ file_version_id: file }, link] })
    await putUp((await latest(room))!)
    const version = (await latest(room))!
    await decide(room, version, approvals(version))
    await recordResult(room, 1)
    await recordResult(room, 2, 'fail')
    const { basis } = await fetchSignOff(room)
    expect((await signOff(room, { typed_name: ' Zoë Ångström ' })).status).toBe(200)
    const { acceptance, basis: later } = await fetchSignOff(room)
    expect(later).toBeNull()
    const { name, salt, signed_by, ...document } = acceptance!.document
    expect(document).toEqual(basis)
    expect(signed_by).toBe(room.client.id)
    expect([name, salt]).toEqual(['Zoë Ångström', expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(document).toMatchObject({
      ...{ format: 1, agent_version: '1.0', started_on: '2025-09-01' },
      project: { code: acceptance!.project_code, name: 'Roomy' },
      cases: [
        { number: 1, importance: 'must', result: 'passed' },
        { number: 2, importance: 'should', result: 'failed' },
      ],
      deliverables: [
        {
          ...{ name: 'Test report', version: 1 },
          items: [{ kind: 'file', label: 'Report.txt', sha256: 'a'.repeat(64) }, { url: link.url }],
        },
      ],
    })
    const [stored] = await documentsOf(room.project)
    expect(sha256(stored!.content as string)).toBe(acceptance!.document_hash)
    expect(acceptance!.project_code).toBe(`FN-${sha256(room.project).slice(0, 8).toUpperCase()}`)
  })

  it('says that it is not a qualified electronic signature, and what the guarantee is [FORT-158]', async () => {
    const { basis } = await fetchSignOff(await createRoom())
    const { version, text } = basis!.terms as { version: number; text: string }
    expect(version).toBe(3)
    expect(text).toMatch(/not a qualified electronic signature as defined by the eIDAS regulation/)
    expect(text).toMatch(/the name that you type, our server’s time, and a hash/)
    expect(text).toMatch(
      /by the agreed date, you choose: we keep working at no cost until it does, or you get back everything/,
    )
  })

  it('happens once, and gives the same number again [FORT-143]', async () => {
    const room = await createFinishedRoom()
    const first = await signOff(room)
    const again = await signOff(room, { typed_name: 'Another Name' })
    expect(again.body).toBe(first.body)
    expect((await fetchSignOff(room)).acceptance!.document.name).toBe('Carla Cases')
  })
})
