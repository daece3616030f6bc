import { request as sendRequest } from 'node:http'
import { clientHeaders, project, type ProjectFiles, startProjectFiles, until, upload } from '../projectFiles.testing.ts'

/** What the routes of project files say of an upload that has ended, and when Storage fails. */
export const ended = [404, 'This upload has ended in the meantime. Please try again.']
export const storageDown = [503, 'The file storage is not responding. Please try again.']

/** The headers of a part that begins there. */
export const partAt = (offset: number) => ({
  'Content-Type': 'application/offset+octet-stream',
  'Upload-Offset': String(offset),
})

export const offsetOf = (response: Response) => [response.status, response.headers.get('Upload-Offset')]

/** The routes of project files with uploads in parts, and what sends them the requests of one upload. */
export async function startUploadsInParts(env = { FORTNIGHT_RESUMABLE_UPLOADS: '1' }) {
  const files = await startProjectFiles(env)
  const send = (method: string, headers: Record<string, string> = {}, body?: string) =>
    fetch(`${files.baseUrl}/${project}/${upload}?name=Plan.txt`, {
      method,
      headers: { ...clientHeaders, 'Tus-Resumable': '1.0.0', ...headers },
      body: body ?? null,
    })
  return {
    ...files,
    send,
    sendPart: (offset: number, body: string) => send('PATCH', partAt(offset), body),
    /** Begins the upload of so many bytes, which the database remembers then. */
    async begin(bytes: number) {
      const response = await send('POST', { 'Upload-Length': String(bytes) })
      files.answers.continue_file_upload = { body: [{ bytes, storage_upload: 'upload-1', is_stored: false }] }
      return response
    },
    /** Sends the beginning of a part, and breaks the connection when Storage has it. */
    sendBrokenPart: (offset: number, declared: number, body: string) => sendBrokenPart(files, offset, declared, body),
    callsOf: (name: string) => files.calls.filter((call) => call.name === name).map(({ body }) => body),
  }
}

async function sendBrokenPart(files: ProjectFiles, offset: number, declared: number, body: string) {
  const path = `/project-files/${project}/${upload}`
  const headers = { ...clientHeaders, ...partAt(offset), 'Content-Length': declared }
  const request = sendRequest({ host: '127.0.0.1', port: files.port, path, method: 'PATCH', headers })
  request.on('error', () => undefined).write(body)
  await until(() => files.resumable.uploads.get('upload-1')?.stored.length === offset + body.length)
  request.destroy()
}
