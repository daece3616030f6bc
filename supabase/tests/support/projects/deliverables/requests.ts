import { requestAsService } from '../../api.ts'
import { actorIds } from '../../actors.ts'
import { callAs, callAsAdmin, createRoom, type Room, storeFile } from '../rooms.ts'

export type Item = {
  id: string
  kind: string
  label: string
  url: string | null
  file_version: number | null
  decision: string | null
  comment: string | null
  file: { id: string; name: string } | null
}
export type Version = {
  id: string
  number: number
  notes: string
  state: string
  void_reason: string | null
  ended_by: string | null
  ended_by_mail: boolean
  comment: string | null
  updated_at: string
  items: Item[]
}
export type Deliverable = { id: string; name: string; versions: Version[] }

export const link = { url: 'https://demo.example/agent', label: 'The demo' }
type Draft = { id?: string; name?: string; notes?: string; items?: unknown; base?: string | undefined }

/** Stores the draft of a deliverable as an admin does. */
export const saveDraft = ({ project }: Room, { id, name, notes, items, base }: Draft = {}) =>
  callAsAdmin('save_deliverable_draft', {
    ...{ deliverable: id ?? crypto.randomUUID(), project, name: name ?? 'Test report', notes: notes ?? '' },
    ...{ items: items ?? [link], base_version: base ?? null },
  })

/** The deliverables of a project as an admin sees them. */
export const listAsAdmin = async ({ project }: Room) =>
  (await callAsAdmin('project_deliverables', { project })).rows as unknown as Deliverable[]
/** The deliverables of a project as its client sees them. */
export const listAsClient = async ({ client, project }: Room) =>
  (await callAs(client.token, 'project_deliverables', { project })).rows as unknown as Deliverable[]

export const putUp = ({ id, updated_at }: Pick<Version, 'id' | 'updated_at'>) =>
  callAsAdmin('request_approval', { version: id, base_version: updated_at })
export const withdraw = ({ id }: Version) => callAsAdmin('withdraw_approval_request', { version: id })
export const discard = ({ id }: Version) => callAsAdmin('discard_deliverable_draft', { version: id })
export const decide = ({ client }: Room, { id }: Pick<Version, 'id'>, decisions: unknown) =>
  callAs(client.token, 'decide_deliverable', { version: id, decisions })

export const approvals = ({ items }: Version) => items.map(({ id }) => ({ item: id, decision: 'approved' }))

/** A new client with a project, and a version with a file and a link that waits for a decision. */
export async function createRequest() {
  const room = await createRoom('Dee Cider')
  const file = await storeFile(actorIds.admin, room.project, 'Report.txt')
  await saveDraft(room, { items: [{ file_version_id: file }, link], notes: 'The first run' })
  const [{ versions } = { versions: [] }] = await listAsAdmin(room)
  await putUp(versions[0]!)
  return { room, file, version: (await latest(room))! }
}

/** The newest version of the first deliverable, as an admin sees it. */
export const latest = async (room: Room) => (await listAsAdmin(room))[0]?.versions[0]

/** Stores the next draft of the first deliverable, and puts it up. */
export async function putUpNext(room: Room) {
  const [deliverable] = await listAsAdmin(room)
  await saveDraft(room, { id: deliverable!.id, name: deliverable!.name })
  await putUp((await latest(room))!)
  return (await latest(room))!
}

export const stored = async (version: string) =>
  (await requestAsService(`deliverable_versions?id=eq.${version}`)).rows[0]!

/** Deletes the file of a version, with all its versions. */
export async function deleteFile(version: string) {
  const { file_id } = (await requestAsService(`project_file_versions?id=eq.${version}`)).rows[0]!
  await callAsAdmin('delete_project_file', { file: file_id })
}
