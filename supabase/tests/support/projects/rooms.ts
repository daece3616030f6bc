import { requestAs, requestAsService, requestWithToken, signUp } from '../api.ts'

export type Room = { client: { id: string; token: string }; project: string }

/** A new client with a project. */
export async function createRoom(name = 'Rita Room'): Promise<Room> {
  const client = await signUp(`${crypto.randomUUID()}@rooms.example`, { name })
  return { client, project: await createProject(client.token) }
}

export async function createProject(token: string) {
  const project = crypto.randomUUID()
  await requestWithToken(token, 'projects', { method: 'POST', body: { id: project, name: 'Roomy' } })
  return project
}

export const callAs = (token: string | undefined, name: string, body: object = {}) =>
  requestWithToken(token, `rpc/${name}`, { method: 'POST', body })
export const callAsAdmin = (name: string, body: object = {}) =>
  requestAs('admin', `rpc/${name}`, { method: 'POST', body })

/** A call of the web server; throws when it fails. */
export async function callAsService(name: string, values: object = {}): Promise<unknown> {
  const { body } = await requestAsService(`rpc/${name}`, { method: 'POST', body: values })
  return typeof body === 'string' && body !== '' ? (JSON.parse(body) as unknown) : body
}

type Sent = { message?: string; files?: string[] }

const newMessage = (project: string, body: string, { message = crypto.randomUUID(), files = [] }: Sent) => ({
  ...{ message, project, body, files },
})

/** Sends a message of the client; resolves to its number. Throws when it is refused. */
export async function writeAsClient({ client, project }: Room, body: string, sent: Sent = {}) {
  return sequenceOf(await callAs(client.token, 'send_message', newMessage(project, body, sent)))
}

/** Sends a message of the team; resolves to its number. Throws when it is refused. */
export async function writeAsTeam({ project }: Room, body: string, sent: Sent = {}) {
  return sequenceOf(await callAsAdmin('send_message', newMessage(project, body, sent)))
}

function sequenceOf({ status, body }: { status: number; body: unknown }) {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return Number(body)
}

const mb = 1024 * 1024
type Upload = { id?: string; bytes?: number; note?: string; maxProjectBytes?: number; scanState?: string }

/** Begins an upload as the web server does. */
export function beginUpload(
  uploader: string,
  project: string,
  name: string,
  { id, bytes, note, maxProjectBytes }: Upload,
) {
  return requestAsServiceOrError('begin_file_upload', {
    ...{ uploader, project, upload: id, name, bytes: bytes ?? 10, note: note ?? '' },
    ...{ max_file_bytes: 25 * mb, max_project_bytes: maxProjectBytes ?? 500 * mb },
  })
}

/** Stores a file as the web server does; resolves to the id of its version. Throws when it is refused. */
export async function storeFile(uploader: string, project: string, name: string, upload: Upload = {}) {
  const id = upload.id ?? crypto.randomUUID()
  const begun = await beginUpload(uploader, project, name, { ...upload, id })
  if (begun.error) throw new Error(begun.error)
  const stored = { mime_type: 'text/plain', sha256: 'a'.repeat(64), scan_state: upload.scanState ?? 'unscanned' }
  await callAsService('finish_file_upload', { upload: id, ...stored })
  return id
}

/** A call of the web server that may fail; resolves to its result or the message of its error. */
export async function requestAsServiceOrError(
  name: string,
  body: object,
): Promise<{ result?: unknown; error?: string }> {
  return callAsService(name, body).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: (error as Error).message }),
  )
}
