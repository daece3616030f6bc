import { createServer, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'
import { createResumableStorage, resumablePath } from './parts/resumableStorage.testing.ts'

export const project = '00000000-0000-4000-8000-000000000201'
export const upload = '00000000-0000-4000-8000-000000000301'
export const version = '00000000-0000-4000-8000-000000000401'
export const objectPath = `${project}/${upload}`

const session = '00000000-0000-4000-8000-000000000601'
const claims = Buffer.from(JSON.stringify({ session_id: session })).toString('base64url')
/** The headers of a client whose session the fake database knows. */
export const clientHeaders = { apikey: 'key', Authorization: `Bearer x.${claims}.x` }

type Answer = { status?: number; body?: unknown }
/** What the fake does with a request instead of answering as a rule. */
type Failure = 'hang' | 'break'

const kinds = { POST: 'write', GET: 'read', DELETE: 'remove' } as const

const account = { id: '00000000-0000-4000-8000-000000000701', email: 'ada@example.com', is_admin: false }

/** What the database answers to the name of a function or table. */
const createAnswers = (): Record<string, Answer | Failure> => ({
  own_account: { body: [account] },
  begin_file_upload: { body: true },
  finish_file_upload: { body: true },
  cancel_file_upload: { body: true },
  set_storage_upload: { status: 204 },
  continue_file_upload: { body: [] },
  project_file_versions: { body: [{ id: version, scan_state: 'unscanned', project_files: { name: 'Plan.txt' } }] },
  stored_file_version: {
    body: [{ name: 'Plan.txt', object_path: objectPath, bytes: 4, mime_type: 'text/plain', scan_state: 'unscanned' }],
  },
  files_to_scan: { body: [] },
  record_scan: { status: 204 },
  objects_to_remove: { body: [] },
  forget_removed_objects: { status: 204 },
  export_account: { body: { account: { id: account.id } } },
  exported_file_versions: { body: [] },
})

/** The routes of project files in front of a fake database and a fake Storage, with nothing counted yet. */
export async function startProjectFiles(env: Record<string, string> = {}) {
  const answers = createAnswers()
  const objects = new Map<string, Buffer>()
  const calls: { name: string; body: unknown; token: unknown }[] = []
  const storage: { write?: Failure | number; read?: Failure | number; remove?: Failure | number } = {}
  const sockets: { destroyed: boolean }[] = []
  const resumable = createResumableStorage(objects)

  const answerRest = async (request: IncomingMessage, response: ServerResponse) => {
    const name = new URL(request.url ?? '', 'http://x').pathname.split('/').at(-1) ?? ''
    const text = (await readAll(request)).toString()
    calls.push({ name, body: text ? JSON.parse(text) : undefined, token: request.headers.authorization })
    const answer = answers[name] ?? { status: 404, body: {} }
    if (typeof answer === 'string') {
      fail(answer, response)
      return
    }
    const { status = 200, body } = answer
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(body === undefined ? '' : JSON.stringify(body))
  }

  const answerStorage = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith(resumablePath)) return resumable.answer(request, response)
    const path = (request.url ?? '').replace('/storage/v1/object/project-files', '').slice(1)
    const kind = kinds[request.method as keyof typeof kinds]
    const failure = storage[kind]
    if (failure === 'hang') return void request.resume()
    if (failure === 'break' && kind === 'write') return void request.once('data', () => response.destroy())
    if (failure === 'break') return void response.destroy()
    if (failure) return response.writeHead(failure).end('{}')
    if (request.headers.authorization !== 'Bearer secret-key') return response.writeHead(400).end('{}')
    if (kind === 'write') objects.set(path, await readAll(request))
    if (kind === 'remove') {
      for (const prefix of (JSON.parse((await readAll(request)).toString()) as { prefixes: string[] }).prefixes)
        objects.delete(prefix)
    }
    const object = objects.get(path)
    if (kind !== 'read') response.end('{}')
    else if (object) response.writeHead(200, { 'Content-Length': object.length }).end(object)
    else response.writeHead(400).end('{"statusCode":"404"}')
  }

  const upstream = createServer((request, response) => {
    sockets.push(request.socket)
    const answer = request.url?.startsWith('/storage/') ? answerStorage : answerRest
    answer(request, response).catch(() => response.destroy())
  })
  const variables = { SUPABASE_URL: await listen(upstream), SUPABASE_SECRET_KEY: 'secret-key', ...env }
  const routes = express().set('trust proxy', 1)
  const jobs = {} as { removeOldObjects: () => Promise<number>; scanFiles: () => Promise<number> }
  const before = { ...process.env }
  Object.assign(process.env, variables)
  await jest.isolateModulesAsync(async () => {
    routes.use('/project-files', (await import('./projectFiles.ts')).projectFiles())
    Object.assign(jobs, await import('./removeOldObjects.ts'), await import('./scanFiles.ts'))
  })
  process.env = before
  const app = createServer(routes)
  const baseUrl = `${await listen(app)}/project-files`
  return {
    ...{
      baseUrl,
      answers,
      calls,
      objects,
      storage,
      resumable,
      sockets,
      jobs,
      port: (app.address() as AddressInfo).port,
    },
    calledFunctions: () => calls.map(({ name }) => name),
    stop: () => closeServers(app, upstream),
  }
}

export type ProjectFiles = Awaited<ReturnType<typeof startProjectFiles>>

/** Uploads bytes; the name of the file is Plan.txt unless the query says another one. */
export const uploadTo = ({ baseUrl }: ProjectFiles, body: string | Buffer, query = 'name=Plan.txt', headers = {}) =>
  fetch(`${baseUrl}/${project}/${upload}?${query}`, {
    method: 'POST',
    headers: { ...clientHeaders, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  })

/** Sends the head of an upload of 100 bytes and the first ones of its body. */
export function beginUpload({ port }: ProjectFiles, headers: Record<string, string> = {}, id = upload) {
  const path = `/project-files/${project}/${id}?name=Plan.txt`
  const head = { ...clientHeaders, 'Content-Length': 100, ...headers }
  const request = sendRequest({ host: '127.0.0.1', port, path, method: 'POST', headers: head })
  request.on('error', () => undefined).write('x')
  return request
}

export const readError = async (response: Response) => [
  response.status,
  ((await response.json()) as { message: string }).message,
]

/** Waits until something that other code does has happened. */
export async function until(hasHappened: () => boolean) {
  while (!hasHappened()) await new Promise(setImmediate)
}

async function readAll(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function fail(failure: Failure, response: ServerResponse) {
  if (failure === 'break') response.destroy()
}
