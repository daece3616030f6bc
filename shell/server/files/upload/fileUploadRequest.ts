import type { IncomingMessage } from 'node:http'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const uploadUrl = new RegExp(`^/project-files/${uuid}/${uuid}(?:\\?|$)`)

/** Whether a request uploads a file of a project or a part of one, which is larger and takes longer than any other body. */
export const isFileUpload = ({ method = '', url = '' }: IncomingMessage) =>
  ['POST', 'PATCH'].includes(method) && uploadUrl.test(url)
