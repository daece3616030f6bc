import type { APIRequestContext } from 'playwright/test'
import { requestLimits } from '@fortnight/supabase/core/requests/requestLimits'
import type { TestClient } from './createClient.ts'

type StoredProject = { id: string; name: string; updated_at: string }

/** Inserts projects through the API, as their client, as many at once as the API accepts. */
export async function insertProjects(request: APIRequestContext, client: TestClient, projects: object[]) {
  const stored: StoredProject[] = []
  for (let start = 0; start < projects.length; start += requestLimits.maxInsertedRows) {
    stored.push(...(await insertBatch(request, client, projects.slice(start, start + requestLimits.maxInsertedRows))))
  }
  return stored
}

async function insertBatch(request: APIRequestContext, { id, headers }: TestClient, projects: object[]) {
  const response = await request.post('/rest/v1/projects', {
    headers: { ...headers, Prefer: 'return=representation' },
    data: projects.map((project) => ({ ...project, user_id: id })),
  })
  if (!response.ok()) throw new Error(`Projects were not inserted: ${response.status()} ${await response.text()}`)
  return (await response.json()) as StoredProject[]
}

/** Fetches the client's projects through the API, oldest first. */
export async function fetchProjects(request: APIRequestContext, { headers }: TestClient, columns = 'name') {
  const response = await request.get(`/rest/v1/projects?select=${columns}&order=created_at`, { headers })
  return (await response.json()) as Record<string, unknown>[]
}
