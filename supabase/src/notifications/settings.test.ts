import { filtersOf, mockResponses, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { mockApi } from '../core/mockApi.testing.ts'
import { notificationSettings, saveNotificationSettings } from './settings.ts'

const chosen = { messages: 'daily', files: 'off', status: 'soon', reminders: 'soon' } as const
const input = { userId: 'me', ...chosen }

beforeEach(() => queryClient.clear())

it('notification settings that were never saved are mailed soon [ROOM-78]', async () => {
  const sent = mockResponses([])
  expect(await queryClient.query(notificationSettings('me'))).toEqual({
    ...{ messages: 'soon', files: 'soon', status: 'soon', reminders: 'soon' },
  })
  expect(filtersOf(sent[0])).toMatchObject({ user_id: 'eq.me' })
})

describe('saving notification settings', () => {
  it('changes those that are stored [ROOM-78]', async () => {
    const sent = mockResponses([{ user_id: 'me' }])
    await runMutation(saveNotificationSettings(), input)
    expect(sent).toMatchObject([{ method: 'PATCH', path: '/rest/v1/notification_settings', body: chosen }])
    expect(filtersOf(sent[0])).toMatchObject({ user_id: 'eq.me' })
  })

  it('stores them when there are none [ROOM-78]', async () => {
    const sent = mockResponses([], null)
    await runMutation(saveNotificationSettings(), input)
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', chosen],
      ['POST', { user_id: 'me', ...chosen }],
    ])
  })

  it('changes them when an unsubscribe link has stored some in the meantime [ROOM-78]', async () => {
    const responses = [{ body: [] }, { status: 409, body: { code: '23505' } }, { body: [{ user_id: 'me' }] }]
    const sent = mockApi(() => responses.shift()!)
    await runMutation(saveNotificationSettings(), input)
    expect(sent.map(({ method }) => method)).toEqual(['PATCH', 'POST', 'PATCH'])
  })

  it('fails with the error of the database [ROOM-78]', async () => {
    const responses = [{ body: [] }, { status: 403, body: { code: '42501', message: 'denied' } }]
    mockApi(() => responses.shift()!)
    await expect(runMutation(saveNotificationSettings(), input)).rejects.toMatchObject({ code: '42501' })
  })
})
