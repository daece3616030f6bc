import { requestAsService, requestWithToken } from '../support/api.ts'
import {
  approvals,
  createRequest,
  decide,
  deleteFile,
  latest,
  putUp,
  putUpNext,
  saveDraft,
  stored,
} from '../support/projects/deliverables/requests.ts'
import { callAs } from '../support/projects/rooms.ts'

describe('a version that was decided', () => {
  it('never changes, not even with the secret key [FORT-85]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    const [item] = version.items
    const attempts: [path: string, method: string, body?: object][] = [
      [`deliverable_versions?id=eq.${version.id}`, 'PATCH', { state: 'open', ended_at: null }],
      [`deliverable_versions?id=eq.${version.id}`, 'PATCH', { notes: 'x' }],
      [`deliverable_versions?id=eq.${version.id}`, 'PATCH', { ended_by: null }],
      [`deliverable_versions?id=eq.${version.id}`, 'DELETE'],
      [`deliverable_items?id=eq.${item!.id}`, 'PATCH', { decision: 'changes', comment: 'x' }],
      [`deliverable_items?id=eq.${item!.id}`, 'PATCH', { label: 'Another file' }],
      [`deliverable_items?id=eq.${item!.id}`, 'PATCH', { file_version_id: null }],
      [`deliverable_items?id=eq.${item!.id}`, 'DELETE'],
      [
        'deliverable_items',
        'POST',
        { version_id: version.id, position: 9, kind: 'link', label: 'x', url: 'https://x.example' },
      ],
      [`deliverables?project_id=eq.${room.project}`, 'PATCH', { name: 'Another name' }],
      [`deliverables?project_id=eq.${room.project}`, 'DELETE'],
    ]
    const before = [await stored(version.id), await latest(room)]
    for (const [path, method, body] of attempts)
      await expect(requestAsService(path, { method, body })).rejects.toThrow('42501')
    expect([await stored(version.id), await latest(room)]).toEqual(before)
  })

  it('has the contents that were put up: those of an open one do not change either [FORT-85]', async () => {
    const { version } = await createRequest()
    for (const [path, body] of [
      [`deliverable_versions?id=eq.${version.id}`, { notes: 'x' }],
      [`deliverable_items?id=eq.${version.items[1]!.id}`, { url: 'https://evil.example' }],
    ] as const)
      await expect(requestAsService(path, { method: 'PATCH', body })).rejects.toThrow('42501')
  })

  it('says what was approved when the file was deleted since [FORT-85]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    await deleteFile(version.items[0]!.file!.id)
    expect((await latest(room))!.items[0]).toMatchObject({
      ...{ kind: 'file', label: 'Report.txt', file_version: 1, decision: 'approved', file: null },
    })
  })

  it('is exported with its decisions, but no drafts, and goes with the account [FORT-90]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    await saveDraft(room, { name: 'A secret draft' })
    const { body } = await callAs(room.client.token, 'export_own_data')
    expect(body).toMatchObject({
      projects: [
        {
          deliverables: [
            {
              name: 'Test report',
              versions: [
                {
                  ...{ number: 1, state: 'approved', ended_by: 'you', requested_by: 'team' },
                  items: [{ label: 'Report.txt', decision: 'approved', sha256: 'a'.repeat(64) }, { label: 'The demo' }],
                },
              ],
            },
          ],
        },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('A secret draft')
    expect((await callAs(room.client.token, 'delete_own_account')).status).toBe(204)
    expect((await requestAsService(`deliverable_versions?id=eq.${version.id}`)).rows).toEqual([])
  })

  it('goes with its project [FORT-90]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    await requestWithToken(room.client.token, `projects?id=eq.${room.project}`, { method: 'DELETE' })
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect((await requestAsService(`deliverable_items?version_id=eq.${version.id}`)).rows).toEqual([])
  })

  it('can be followed by another one [FORT-82]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    expect(await putUpNext(room)).toMatchObject({ number: 2, state: 'open' })
    expect((await stored(version.id)).state).toBe('approved')
    expect((await putUp(version)).code).toBe('PT409')
  })
})
