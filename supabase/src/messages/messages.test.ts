import { mockResponses, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { mockApi } from '../core/mockApi.testing.ts'
import { loadNewerMessages, loadOlderMessages } from './loadMessages.ts'
import { deleteMessage, editMessage, sendMessage, setReadMark } from './mutations.ts'
import { outgoingMessages } from './outgoing.ts'
import { projectRoom, projectThread, unreadCounts } from './queries.ts'
import { roomSearch } from './search.ts'
import type { ThreadMessage } from './threadMessage.ts'

const project = '00000000-0000-4000-8000-000000000101'
const rowOf = (sequence: number, fields: Partial<ThreadMessage> = {}) =>
  ({ id: `m${sequence}`, sequence, body: `Text ${sequence}`, is_own: true, ...fields }) as ThreadMessage
/** Messages as the database returns them: newest first. */
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => rowOf(to - index))
const loadedSequences = (around?: number) =>
  queryClient.getQueryData(projectThread(project, around).queryKey)?.messages.map(({ sequence }) => sequence)
const message = { id: 'm9', project, body: ' Good morning ', files: [{ id: 'v1', name: 'Plan.txt', bytes: 9 }] }

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
})

describe('the conversation of a project', () => {
  it('is loaded with its latest 50 messages, oldest first [ROOM-9]', async () => {
    const sent = mockResponses(rows(11, 60))
    const thread = await queryClient.query(projectThread(project))
    expect(sent[0]?.body).toEqual({ project, page_size: 50 })
    expect(thread).toMatchObject({ hasOlder: true, hasNewer: false })
    expect(loadedSequences()).toEqual(
      rows(11, 60)
        .map(({ sequence }) => sequence)
        .toReversed(),
    )
  })

  it('grows by earlier messages until there are none [ROOM-9]', async () => {
    const sent = mockResponses(rows(11, 60), rows(1, 10))
    await queryClient.query(projectThread(project))
    await loadOlderMessages(queryClient, project)
    expect(sent[1]?.body).toMatchObject({ before_sequence: 11 })
    expect(loadedSequences()).toHaveLength(60)
    expect(queryClient.getQueryData(projectThread(project).queryKey)?.hasOlder).toBe(false)
  })

  it('is loaded around a search hit, and grows in both directions [ROOM-154]', async () => {
    mockResponses(rows(6, 55), rows(56, 60))
    const thread = await queryClient.query(projectThread(project, 30))
    expect(thread).toMatchObject({ hasOlder: true, hasNewer: true })
    await loadNewerMessages(queryClient, project, 30)
    expect(loadedSequences(30)?.at(-1)).toBe(60)
    expect(queryClient.getQueryData(projectThread(project, 30).queryKey)?.hasNewer).toBe(false)
  })

  it('keeps the loaded messages when it is refetched, with what has changed in them [ROOM-9]', async () => {
    mockResponses(rows(11, 60), rows(1, 10), [rowOf(61), ...rows(2, 60)], [rowOf(1, { body: 'Edited' })])
    await queryClient.query(projectThread(project))
    await loadOlderMessages(queryClient, project)
    await queryClient.query({ ...projectThread(project), staleTime: 0 })
    expect(loadedSequences()).toHaveLength(61)
    expect(loadedSequences()?.[60]).toBe(61)
  })

  it('starts over when more new messages have come than a refetch loads [ROOM-9]', async () => {
    const pages = [1, 2, 3, 4, 5].map((page) => rows(1_001 - page * 100, 1_100 - page * 100))
    mockResponses(rows(1, 50), ...pages)
    await queryClient.query(projectThread(project))
    await queryClient.query({ ...projectThread(project), staleTime: 0 })
    expect(loadedSequences()).toHaveLength(500)
    expect(queryClient.getQueryData(projectThread(project).queryKey)?.hasOlder).toBe(true)
  })

  it.each([['PT404'], ['malformed']])('has no room when the project is unknown: %s [ROOM-90]', async (code) => {
    mockApi(() => ({ status: 404, body: { code, message: 'There is no such project.' } }))
    const id = code === 'malformed' ? 'not-an-id' : project
    expect(await queryClient.query(projectRoom(id))).toBeNull()
  })
})

describe('a message', () => {
  const outgoing = () => queryClient.getQueryData(outgoingMessages(project).queryKey)

  it('is shown as being sent at once, and stands in the conversation when it has arrived [ROOM-10]', async () => {
    mockResponses(rows(1, 8))
    await queryClient.query(projectThread(project))
    const sent = mockApi(() => {
      expect(outgoing()).toMatchObject([{ id: 'm9', body: ' Good morning ' }])
      return { body: 9 }
    })
    await runMutation(sendMessage(), message)
    expect(sent[0]?.body).toEqual({ message: 'm9', project, body: ' Good morning ', files: ['v1'] })
    expect(outgoing()).toEqual([])
    expect(queryClient.getQueryData(projectThread(project).queryKey)?.messages.at(-1)).toMatchObject({
      ...{ id: 'm9', sequence: 9, body: 'Good morning', is_own: true },
    })
  })

  it('that was not sent stays with its text and its id, also after a reload [ROOM-11] [ROOM-12]', async () => {
    mockApi(() => ({ status: 500, body: { code: 'PT429', message: 'Please wait a moment.' } }))
    await expect(runMutation(sendMessage(), message)).rejects.toBeDefined()
    expect(outgoing()).toMatchObject([{ ...message, error: 'Please wait a moment.' }])
    queryClient.clear()
    expect(await queryClient.query({ ...outgoingMessages(project), staleTime: 'static' })).toMatchObject([message])
    const sent = mockApi(() => ({ body: 9 }))
    await runMutation(sendMessage(), message)
    expect(sent[0]?.body).toMatchObject({ message: 'm9' })
    expect(localStorage).toHaveLength(0)
  })

  it('is edited and deleted by its id, and shown so at once [ROOM-5] [ROOM-6]', async () => {
    const sent = mockResponses(rows(1, 2))
    await queryClient.query(projectThread(project))
    await runMutation(editMessage(), { id: 'm1', project, body: 'New text' })
    await runMutation(deleteMessage(), { id: 'm2', project })
    expect(sent.slice(1).map(({ path, body }) => [path, body])).toEqual([
      ['/rest/v1/rpc/edit_message', { message: 'm1', body: 'New text' }],
      ['/rest/v1/rpc/delete_message', { message: 'm2' }],
    ])
    const thread = queryClient.getQueryData(projectThread(project).queryKey)
    expect(thread?.messages[0]).toMatchObject({ body: 'New text', edited_at: expect.any(String) as string })
    expect(thread?.messages[1]).toMatchObject({ body: '', deleted_at: expect.any(String) as string })
  })
})

it('a read mark moves the room’s, and can mark as unread [ROOM-13] [ROOM-143]', async () => {
  const room = { side: 'client', read_sequence: 3, last_sequence: 9, is_closed: false }
  const sent = mockResponses(room)
  await queryClient.query(projectRoom(project))
  await runMutation(setReadMark(), { project, sequence: 9 })
  expect(queryClient.getQueryData(projectRoom(project).queryKey)?.read_sequence).toBe(9)
  await runMutation(setReadMark(), { project, sequence: 4, isUnread: true })
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
    { project, up_to: 9, is_unread: false },
    { project, up_to: 4, is_unread: true },
  ])
})

it('unread counts are those of projects that have any [ROOM-14]', async () => {
  mockResponses([
    { project_id: 'a', unread: 2 },
    { project_id: 'b', unread: 0 },
  ])
  expect(await queryClient.query(unreadCounts())).toEqual({ a: 2 })
})

it('a search without words sends no request [ROOM-154]', async () => {
  const sent = mockResponses([])
  expect(await queryClient.query(roomSearch('  '))).toEqual([])
  expect(sent).toEqual([])
  await queryClient.query(roomSearch(' invoice ', project))
  expect(sent[0]?.body).toEqual({ searched: 'invoice', in_project: project })
})
