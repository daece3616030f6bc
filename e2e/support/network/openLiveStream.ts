import { test } from 'playwright/test'
import { createParser } from 'eventsource-parser'
import { randomIp } from './randomIp.ts'

type LiveEvent = { kind: string; project: string | null; cursor: string; at: number }

/** Opens the stream of live events of a user, as a page does. It is closed at the end of the test. */
export async function openLiveStream(headers: Record<string, string>, { origin = baseUrl(), cursor = '' } = {}) {
  const leaving = new AbortController()
  const response = await fetch(`${origin}/events`, {
    headers: { ...headers, 'X-Forwarded-For': randomIp(), ...(cursor && { 'Last-Event-ID': cursor }) },
    signal: leaving.signal,
  })
  if (!response.ok) throw new Error(`There is no stream: ${response.status} ${await response.text()}`)
  const events: LiveEvent[] = []
  let hasEnded = false
  const parser = createParser({
    onEvent({ id = '', event, data }) {
      if (event === 'heartbeat') return
      const { kind, project } = JSON.parse(data) as Pick<LiveEvent, 'kind' | 'project'>
      events.push({ kind, project, cursor: id, at: Date.now() })
    },
  })
  async function read() {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) parser.feed(text)
  }
  void read()
    .catch(() => undefined)
    .finally(() => (hasEnded = true))
  return {
    events,
    /** The kinds of the events about a project. */
    kindsOf: (project: string) => events.filter((event) => event.project === project).map(({ kind }) => kind),
    isConnected: () => events.some(({ kind }) => kind === 'connected' || kind === 'reset'),
    hasEnded: () => hasEnded,
    close: () => leaving.abort(),
  }
}

const baseUrl = () => test.info().project.use.baseURL!
