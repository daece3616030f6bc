import { readSecrets } from '../../../.config/database/secrets.ts'
import { ports } from '../ports.ts'

/** The objects of a project in the bucket, past the web server. */
export async function listObjects(project: string) {
  const { secretKey } = readSecrets()
  const response = await fetch(`http://127.0.0.1:${ports.shared.api}/storage/v1/object/list/project-files`, {
    method: 'POST',
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefix: project }),
  })
  return (await response.json()) as object[]
}
