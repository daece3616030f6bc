import type { APIRequestContext } from 'playwright/test'
import { insertProjects } from '../clientProjects.ts'
import { createClient } from '../createClient.ts'
import { accounts } from '../fixtures.ts'
import { createSession } from '../signIn.ts'
import { sendMessage } from './messages.ts'

type Options = {
  name?: string
  /** What the client has written in it. */
  message?: string
}

/** A new client with a project, and an admin, for API calls. */
export async function createRoom(request: APIRequestContext, { name = 'Support agent', message }: Options = {}) {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name }])
  const { id } = project!
  if (message) await sendMessage(request, client, id, message)
  return { client, project: id, path: `/project/${id}/messages`, admin: await createSession(request, accounts.admin) }
}
