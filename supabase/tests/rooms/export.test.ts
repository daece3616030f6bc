import { actorIds, requestAs, requestWithToken } from '../support/api.ts'
import { callAs, createRoom, storeFile, writeAsClient, writeAsTeam } from '../support/projects/rooms.ts'

describe('the export of own data', () => {
  it('returns the conversation, the files and what was read of each project, and nothing of the team [ROOM-94]', async () => {
    const room = await createRoom('Exporting')
    const { project } = room
    await writeAsTeam(room, 'Welcome')
    const file = await storeFile(room.client.id, project, 'brief.pdf', { note: 'First draft' })
    const sequence = await writeAsClient(room, 'Here it is', { files: [file] })
    const settings = { user_id: room.client.id, messages: 'daily' }
    await requestWithToken(room.client.token, 'notification_settings', { method: 'POST', body: settings })
    await requestAs('admin', 'project_notes', { method: 'POST', body: { project_id: project, body: 'Private words' } })
    const admin = { project, admin: actorIds.admin }
    await requestAs('admin', 'rpc/assign_project', { method: 'POST', body: admin })
    await requestWithToken(room.client.token, `projects?id=eq.${project}`, { method: 'DELETE' })
    const { body } = await callAs(room.client.token, 'export_own_data')
    expect(body).toMatchObject({
      projects: [
        {
          id: project,
          read_mark: { sequence },
          messages: [
            { body: 'Welcome', by: 'team', author_name: 'Ada Marsh', files: [] },
            { body: 'Here it is', by: 'you', files: [file] },
          ],
          files: [
            {
              name: 'brief.pdf',
              versions: [{ id: file, version: 1, bytes: 10, sha256: 'a'.repeat(64), by: 'you', note: 'First draft' }],
            },
          ],
        },
      ],
      notifications: { messages: 'daily', files: 'soon' },
    })
    expect(JSON.stringify(body)).not.toMatch(/Private words|object_path|words|assign/)
    expect(JSON.stringify(body)).not.toContain(actorIds.admin)
  })
})
