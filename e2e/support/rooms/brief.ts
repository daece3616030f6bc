import type { APIRequestContext } from 'playwright/test'
import { callFunction, type Sender } from './callFunction.ts'

type Brief = { updated_at: string; questions: { id: string; type: string; choices: string[]; min: number | null }[] }

/** Answers and sends the brief of a project as its client, and accepts it as an admin, so that the project can start. */
export async function acceptBrief(
  request: APIRequestContext,
  { project, client, admin }: { project: string; client: Sender; admin: Sender },
) {
  const fetchBrief = async () => (await callFunction(request, admin, 'project_brief', { project })) as Brief
  const { questions } = await fetchBrief()
  for (const { id: question, type, choices, min } of questions) {
    const answer = type === 'choice' ? choices[0] : String(type === 'number' ? (min ?? 1) : 'As agreed on the phone')
    if (type !== 'file') {
      await callFunction(request, client, 'save_brief_answer', { project, question, answer, base_version: null })
    }
  }
  await callFunction(request, client, 'submit_brief', { project })
  await callFunction(request, admin, 'accept_brief', { project, base_version: (await fetchBrief()).updated_at })
}
