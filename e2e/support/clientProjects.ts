import type { APIRequestContext } from 'playwright/test'
import type { NewClient } from './createClient.ts'

type StoredProject = { id: string; name: string; updated_at: string }

/** Stores projects in a client's name, through the API. */
export async function storeProjects(request: APIRequestContext, { id, headers }: NewClient, projects: object[]) {
  const answer = await request.post('/rest/v1/projects', {
    headers: { ...headers, Prefer: 'return=representation' },
    data: projects.map((project) => ({ ...project, user_id: id })),
  })
  if (!answer.ok()) throw new Error(`No projects were stored: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as StoredProject[]
}

/** The client's projects as the database has them. */
export async function readProjects(request: APIRequestContext, { headers }: NewClient, columns = 'name') {
  const answer = await request.get(`/rest/v1/projects?select=${columns}&order=created_at`, { headers })
  return (await answer.json()) as Record<string, unknown>[]
}
