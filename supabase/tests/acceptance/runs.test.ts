import {
  addVersion,
  content,
  createAgreedRoom,
  fetchList,
  propose,
  record,
  runsOf,
} from '../support/projects/acceptanceRoom.ts'
import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { callAs, callAsAdmin, createRoom, type Room, storeFile } from '../support/projects/rooms.ts'

const casesOf = async (room: Room) => (await fetchList(room)).cases

/** Records a result of each case with a version: `p` for pass, `f` for fail, `-` for none. */
async function recordAll(room: Room, version: string, results: string) {
  for (const [index, one] of (await casesOf(room)).entries()) {
    if (!'pf'.includes(results[index] ?? '-')) continue
    const result = results[index] === 'p' ? 'pass' : 'fail'
    expect((await record(room, one, version, { result, note: 'Tried it' })).status).toBe(204)
  }
}

describe('versions of the agent', () => {
  it('are put up by the team once the list is agreed, each name once [FORT-69]', async () => {
    const open = await createRoom()
    expect((await addVersion(open, '0.1')).code).toBe('PT409')
    const room = await createAgreedRoom()
    expect((await addVersion(room, ' 0.1 ', 'Reads the inbox')).status).toBe(204)
    for (const name of ['', 'x'.repeat(41), 'a\nb']) expect((await addVersion(room, name)).code).toBe('PT422')
    expect((await addVersion(room, '0.1')).code).toBe('PT409')
    expect((await callAs(room.client.token, 'add_agent_version', { project: room.project, name: '0.2' })).code).toBe(
      '42501',
    )
    await addVersion(room, '0.2')
    expect((await fetchList(room)).versions).toMatchObject([{ name: '0.2' }, { name: '0.1', note: 'Reads the inbox' }])
  })

  it('are removed while they have no results [FORT-69]', async () => {
    const room = await createAgreedRoom()
    await addVersion(room, '0.1')
    await recordAll(room, '0.1', 'p')
    await addVersion(room, '0.22')
    const remove = (name: string) => callAsAdmin('delete_agent_version', { project: room.project, name })
    expect((await remove('0.1')).code).toBe('PT409')
    expect((await remove('0.22')).status).toBe(204)
    expect((await fetchList(room)).versions).toMatchObject([{ name: '0.1', runs: 1 }])
  })
})

describe('a result', () => {
  it('is recorded by either side with a note and a picture, and the latest counts [FORT-70]', async () => {
    const room = await createAgreedRoom()
    await addVersion(room, '0.1')
    const [one] = await casesOf(room)
    const picture = await storeFile(room.client.id, room.project, 'screen.png')
    const run = crypto.randomUUID()
    const failed = { run, result: 'fail', note: ' Wrong amount ', picture }
    for (let attempt = 0; attempt < 2; attempt++) expect((await record(room, one!, '0.1', failed)).status).toBe(204)
    expect((await casesOf(room))[0]).toMatchObject({
      runs: 1,
      run: { result: 'fail', note: 'Wrong amount', picture: { id: picture, name: 'screen.png' } },
    })
    await callAsAdmin('record_acceptance_run', {
      ...{ run: crypto.randomUUID(), case_id: one!.id, case_version: 1, agent_version: '0.1', result: 'pass' },
    })
    expect((await casesOf(room))[0]).toMatchObject({ runs: 2, run: { result: 'pass', side: 'team' } })
    expect((await callAs(room.client.token, 'acceptance_case_runs', { case_id: one!.id })).rows).toMatchObject([
      { result: 'pass', is_own: false, author_name: 'Ada Marsh', agent_version: '0.1' },
      { result: 'fail', is_own: true },
    ])
  })

  it.each([
    [{ result: 'maybe' }, 'PT422'],
    [{ result: 'fail' }, 'PT422'],
    [{ result: 'fail', note: 'x'.repeat(2_001) }, 'PT422'],
    [{ result: 'pass', agent_version: '9.9' }, 'PT404'],
    [{ result: 'pass', case_version: 7 }, 'PT409'],
    [{ result: 'pass', picture: crypto.randomUUID() }, 'PT409'],
  ])('is refused for %j [FORT-70]', async (values, code) => {
    const room = await createAgreedRoom(['One'])
    await addVersion(room, '0.1')
    const [one] = await casesOf(room)
    expect((await record(room, one!, '0.1', values)).code).toBe(code)
    expect(await runsOf(room.project)).toEqual([])
  })

  it('is never changed or deleted, not even with the secret key [FORT-71]', async () => {
    const room = await createAgreedRoom()
    await addVersion(room, '0.1')
    const [one] = await casesOf(room)
    const picture = await storeFile(room.client.id, room.project, 'screen.png')
    await record(room, one!, '0.1', { result: 'fail', note: 'Wrong', picture })
    const path = `acceptance_runs?project_id=eq.${room.project}`
    const before = await runsOf(room.project)
    for (const body of [{ result: 'pass' }, { actor_id: null }, { picture_id: null }]) {
      await expect(requestAsService(path, { method: 'PATCH', body })).rejects.toThrow('cannot be changed')
    }
    for (const gone of [path, `acceptance_cases?id=eq.${one!.id}`, `agent_versions?project_id=eq.${room.project}`]) {
      await expect(requestAsService(gone, { method: 'DELETE' })).rejects.toThrow('cannot be changed')
    }
    for (const actor of ['visitor', 'otherClient', 'admin'] as const) {
      await requestAs(actor, path, { method: 'DELETE' })
    }
    await requestWithToken(room.client.token, path, { method: 'PATCH', body: { result: 'pass' } })
    expect(await runsOf(room.project)).toEqual(before)
    await callAs(room.client.token, 'delete_project_file', {
      file: (await requestAsService(`project_file_versions?id=eq.${picture}`)).rows[0]!.file_id,
    })
    expect(await runsOf(room.project)).toEqual([{ ...before[0], picture_id: null }])
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect(await runsOf(room.project)).toEqual([])
  })
})

describe('the summary of a version', () => {
  const summaryOf = async ({ client, project }: Room) =>
    (await callAs(client.token, 'acceptance_summaries', { projects: [project] })).rows[0]

  it('counts results of the newest version, and what changed since the one before [FORT-72]', async () => {
    const room = await createAgreedRoom(['One', 'Two', 'Three', 'Four'])
    expect(await summaryOf(room)).toBeUndefined()
    await addVersion(room, '0.1')
    expect(await summaryOf(room)).toMatchObject({ version: '0.1', earlier_version: null, open: 4, passed: 0, musts: 3 })
    await recordAll(room, '0.1', 'pff-')
    await addVersion(room, '0.2')
    expect(await summaryOf(room)).toMatchObject({ version: '0.2', open: 4, fixed: 0, broken: 0 })
    await recordAll(room, '0.2', 'fpp-')
    expect(await summaryOf(room)).toEqual({
      ...{ project_id: room.project, version: '0.2', earlier_version: '0.1' },
      ...{ cases: 4, passed: 2, failed: 1, open: 1, musts: 3, passed_musts: 1, fixed: 2, broken: 1 },
    })
    expect((await fetchList(room)).summary).toMatchObject({ fixed: 2, broken: 1 })
  })

  it('opens a case again whose wording has changed since [FORT-72]', async () => {
    const room = await createAgreedRoom(['One'])
    await addVersion(room, '0.1')
    await recordAll(room, '0.1', 'p')
    const [one] = await casesOf(room)
    const proposal = crypto.randomUUID()
    await propose(room, { proposal, kind: 'update', case_id: one!.id, base_version: one!.updated_at, ...content })
    await callAsAdmin('decide_acceptance_proposal', { proposal, decision: 'accepted' })
    expect(await summaryOf(room)).toMatchObject({ passed: 0, open: 1 })
    expect((await casesOf(room))[0]).toMatchObject({ run: null, runs: 1 })
  })
})

describe('the export of own data', () => {
  it('contains cases, results, proposals and versions [FORT-73]', async () => {
    const room = await createAgreedRoom(['One'])
    await addVersion(room, '0.1', 'First')
    await recordAll(room, '0.1', 'f')
    await propose(room, { kind: 'create', ...content, title: 'Another' })
    const { body } = await callAs(room.client.token, 'export_own_data')
    expect(body).toMatchObject({
      projects: [
        {
          acceptance: {
            list: { agreed_at: expect.any(String) as string },
            cases: [{ title: 'One', runs: [{ result: 'fail', note: 'Tried it', by: 'you', agent_version: '0.1' }] }],
            proposals: [{ title: 'Another', by: 'you', decision: null }],
            versions: [{ name: '0.1', note: 'First' }],
          },
        },
      ],
    })
  })
})
