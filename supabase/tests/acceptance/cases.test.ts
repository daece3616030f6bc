import {
  agree,
  content,
  createAgreedRoom,
  fetchList,
  saveCase,
  saveCaseAsTeam,
} from '../support/projects/acceptanceRoom.ts'
import { callAs, callAsAdmin, createProject, createRoom, storeFile } from '../support/projects/rooms.ts'

const caseOf = ({ rows }: { rows: unknown[] }) => rows[0] as { id: string; updated_at: string; version: number }

describe('writing acceptance cases', () => {
  it('is open to both sides, who number them on and see the same list [FORT-60]', async () => {
    const room = await createRoom()
    const file = await storeFile(room.client.id, room.project, 'invoice.pdf')
    expect((await saveCase(room, { files: [file] })).rows).toMatchObject([{ number: 1, ...content }])
    expect((await saveCaseAsTeam(room, { title: ' Second ', importance: 'should' })).status).toBe(200)
    const { body } = await callAsAdmin('acceptance_list', { project: room.project })
    const own = await fetchList(room)
    expect(own).toMatchObject({
      ...{ side: 'client', agreed_at: null, summary: null },
      cases: [
        { number: 1, files: [{ id: file, name: 'invoice.pdf' }] },
        { number: 2, title: 'Second', importance: 'should', run: null, runs: 0 },
      ],
    })
    expect(body).toMatchObject({ side: 'team', cases: [{ number: 1 }, { number: 2 }] })
  })

  it('stores a case once, however often it is sent [FORT-60]', async () => {
    const room = await createRoom()
    const case_id = crypto.randomUUID()
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await saveCase(room, { case_id })).rows).toMatchObject([{ id: case_id, version: 1 }])
    }
    expect((await fetchList(room)).cases).toHaveLength(1)
  })

  it('changes nothing on a version that the other side has changed meanwhile [FORT-61]', async () => {
    const room = await createRoom()
    const { id: case_id, updated_at: base_version } = caseOf(await saveCase(room))
    expect((await saveCaseAsTeam(room, { case_id, base_version, title: 'Theirs' })).rows).toHaveLength(1)
    expect((await saveCase(room, { case_id, base_version, title: 'Mine' })).rows).toEqual([])
    expect((await fetchList(room)).cases).toMatchObject([{ title: 'Theirs', version: 2 }])
  })

  it.each([
    [{ title: ' ' }, 'PT422'],
    [{ title: 'x'.repeat(121) }, 'PT422'],
    [{ input: '' }, 'PT422'],
    [{ input: 'x'.repeat(4_001) }, 'PT422'],
    [{ expected: '\n' }, 'PT422'],
    [{ expected: 'x'.repeat(4_001) }, 'PT422'],
    [{ importance: 'could' }, 'PT422'],
    [{ files: [crypto.randomUUID()] }, 'PT409'],
    [{ files: Array.from({ length: 11 }, () => crypto.randomUUID()) }, 'PT422'],
    [{ base_version: '2025-09-01T00:00:00Z' }, 'PT404'],
  ])('refuses case %#, for what it contains [FORT-60]', async (values, code) => {
    const room = await createRoom()
    expect((await saveCase(room, values)).code).toBe(code)
    expect((await fetchList(room)).cases).toEqual([])
  })

  it('refuses files of another project [FORT-60]', async () => {
    const room = await createRoom()
    const other = await createProject(room.client.token)
    const file = await storeFile(room.client.id, other, 'other.txt')
    expect((await saveCase(room, { files: [file] })).code).toBe('PT409')
  })

  it('deletes a case and restores it, until the list is agreed [FORT-62]', async () => {
    const room = await createRoom()
    const { id: case_id, updated_at: base_version } = caseOf(await saveCase(room))
    const set = (is_deleted: boolean) =>
      callAs(room.client.token, 'set_acceptance_case_deleted', { case_id, is_deleted })
    expect((await set(true)).status).toBe(204)
    expect((await fetchList(room)).cases).toEqual([])
    expect((await saveCase(room, { case_id, base_version })).code).toBe('PT404')
    expect((await set(false)).status).toBe(204)
    expect((await fetchList(room)).cases).toMatchObject([{ id: case_id, number: 1 }])
    await agree(room)
    expect((await set(true)).code).toBe('PT409')
  })
})

describe('importing cases', () => {
  const importInto = (token: string, project: string, cases: object[]) =>
    callAs(token, 'import_acceptance_cases', { project, cases })
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: crypto.randomUUID(), ...content, title: `Case ${index + 1}` }))

  it('adds all or none, and the same ones only once [FORT-63]', async () => {
    const { client, project } = await createRoom()
    const cases = rows(3)
    expect((await importInto(client.token, project, [...cases, { ...rows(1)[0]!, input: '' }])).code).toBe('PT422')
    expect((await importInto(client.token, project, cases)).body).toBe('3')
    expect((await importInto(client.token, project, cases)).body).toBe('0')
    const list = await fetchList({ client, project })
    expect(list.cases.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 Case 1', '2 Case 2', '3 Case 3'])
  })

  it('refuses more than 200 cases, in one file and in all [FORT-63]', async () => {
    const { client, project } = await createRoom()
    expect((await importInto(client.token, project, rows(201))).code).toBe('PT422')
    expect((await importInto(client.token, project, rows(200))).body).toBe('200')
    expect((await importInto(client.token, project, rows(1))).code).toBe('PT409')
    expect((await saveCase({ client, project })).code).toBe('PT409')
  })

  it('is refused once the list is agreed [FORT-63]', async () => {
    const { client, project } = await createAgreedRoom()
    expect((await importInto(client.token, project, rows(1))).code).toBe('PT409')
  })
})

describe('confirming the list', () => {
  const confirm = (token: string | undefined, project: string, list_version: number) =>
    token
      ? callAs(token, 'confirm_acceptance_list', { project, list_version })
      : callAsAdmin('confirm_acceptance_list', { project, list_version })

  it('is agreed when both sides have confirmed the same version, each for itself [FORT-64]', async () => {
    const room = await createRoom()
    await saveCase(room)
    const { version } = await fetchList(room)
    expect((await confirm(room.client.token, room.project, version)).status).toBe(204)
    expect((await confirm(room.client.token, room.project, version)).status).toBe(204)
    expect(await fetchList(room)).toMatchObject({ confirmed_by_team_at: null, agreed_at: null })
    expect((await confirm(undefined, room.project, version)).status).toBe(204)
    expect((await fetchList(room)).agreed_at).not.toBeNull()
  })

  it('starts again for the other side when a side edits [FORT-64]', async () => {
    const room = await createRoom()
    await saveCase(room)
    const { version } = await fetchList(room)
    await confirm(room.client.token, room.project, version)
    await saveCaseAsTeam(room, { title: 'One more' })
    const changed = await fetchList(room)
    expect(changed).toMatchObject({ confirmed_by_client_at: null, version: version + 1 })
    expect((await confirm(room.client.token, room.project, version)).code).toBe('PT409')
    expect((await confirm(undefined, room.project, changed.version)).status).toBe(204)
    await saveCaseAsTeam(room, { title: 'Yet another' })
    expect((await fetchList(room)).confirmed_by_team_at).not.toBeNull()
  })

  it('can be taken back until the list is agreed, and needs a case [FORT-64]', async () => {
    const room = await createRoom()
    const { token } = room.client
    expect((await confirm(token, room.project, 1)).code).toBe('PT409')
    await saveCase(room)
    const { version } = await fetchList(room)
    await confirm(token, room.project, version)
    expect((await callAs(token, 'withdraw_acceptance_confirmation', { project: room.project })).status).toBe(204)
    await confirm(undefined, room.project, version)
    expect(await fetchList(room)).toMatchObject({ confirmed_by_client_at: null, agreed_at: null })
    await confirm(token, room.project, version)
    expect((await callAs(token, 'withdraw_acceptance_confirmation', { project: room.project })).code).toBe('PT409')
  })
})
