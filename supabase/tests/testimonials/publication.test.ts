import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { callAs, callAsAdmin } from '../support/projects/rooms.ts'
import { runExclusively } from '../support/runExclusively.ts'
import {
  createSignedRoom,
  fetchOwn,
  fetchPublished,
  isPublic,
  publish,
  rate,
  storedTestimonial,
  takeBackConsent,
} from '../support/projects/testimonials.ts'

// Visitors read the first three of all.
runExclusively('testimonials')

const contentVersion = async () =>
  Number((await requestAs('visitor', 'content_version?select=version')).rows[0]?.version)
const removeAll = () => requestAsService('testimonials?id=not.is.null', { method: 'DELETE' })

beforeEach(removeAll)
afterAll(removeAll)

async function createRated(values: object = {}) {
  const room = await createSignedRoom()
  await rate(room, values)
  const { id } = (await storedTestimonial(room.project))!
  return { ...room, id: String(id) }
}

describe('publishing', () => {
  it('shows visitors the sentence and the chosen name, and nothing else [FORT-205, FORT-214]', async () => {
    const { project, id } = await createRated({ name_form: 'anonymous' })
    expect(await fetchPublished()).toEqual([])
    expect((await publish(project)).status).toBe(204)
    expect(await fetchPublished()).toEqual([{ id, body: 'It answers half of our inbox.', shown_name: 'A client' }])
    expect((await publish(project)).status).toBe(204)
    expect((await publish(project, { is_published: false })).status).toBe(204)
    expect(await fetchPublished()).toEqual([])
  })

  it('needs the consent, also with the secret key [FORT-203]', async () => {
    const { project, id } = await createRated({ may_publish: false })
    expect((await publish(project)).body).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('has not consented') as string,
    })
    const body = { published_at: '2025-09-01T10:00:00Z', position: 1 }
    const path = `testimonials?id=eq.${id}`
    await expect(requestAsService(path, { method: 'PATCH', body })).rejects.toThrow('with_consent')
    expect(await isPublic(id)).toBe(false)
  })

  it('is for admins only, and for the words that they have read [FORT-211]', async () => {
    const room = await createRated()
    const { updated_at: base_version } = (await storedTestimonial(room.project))!
    const body = { testimonial: room.id, is_published: true, base_version }
    expect((await callAs(room.client.token, 'publish_testimonial', body)).code).toBe('42501')
    await rate(room, { body: 'Other words' })
    expect((await callAsAdmin('publish_testimonial', body)).body).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('has changed this testimonial') as string,
    })
    expect(await isPublic(room.id)).toBe(false)
  })

  it('is taken back with the consent at any time, and not repeated by giving it again [FORT-203]', async () => {
    const room = await createRated()
    await publish(room.project)
    for (let attempt = 0; attempt < 2; attempt++) expect((await takeBackConsent(room)).status).toBe(204)
    expect(await isPublic(room.id)).toBe(false)
    expect((await fetchOwn(room)).testimonial).toMatchObject({ has_consented: false, is_published: false })
    await rate(room)
    expect(await isPublic(room.id)).toBe(false)
  })

  it('ends when the client withdraws the sentence, who may rate again [FORT-203]', async () => {
    const room = await createRated()
    await publish(room.project)
    const withdraw = () => callAs(room.client.token, 'withdraw_testimonial', { project: room.project })
    for (let attempt = 0; attempt < 2; attempt++) expect((await withdraw()).status).toBe(204)
    expect(await fetchPublished()).toEqual([])
    expect((await fetchOwn(room)).testimonial).toBeNull()
    expect((await rate(room)).status).toBe(204)
  })

  it('ends with the project, and is not resumed by restoring it [FORT-207]', async () => {
    const { client, project, id } = await createRated()
    await publish(project)
    await requestWithToken(client.token, `projects?id=eq.${project}`, { method: 'DELETE' })
    expect(await isPublic(id)).toBe(false)
    expect((await publish(project)).code).toBe('PT409')
    await callAs(client.token, 'restore_project', { project })
    expect(await isPublic(id)).toBe(false)
    expect((await publish(project)).status).toBe(204)
  })

  it('changes the content version, as its end does [FORT-206]', async () => {
    const room = await createRated()
    const changes = [
      () => publish(room.project),
      () => takeBackConsent(room),
      () => rate(room).then(() => publish(room.project)),
      () => callAs(room.client.token, 'delete_own_account'),
    ]
    for (const change of changes) {
      const before = await contentVersion()
      await change()
      expect(await contentVersion()).toBeGreaterThan(before)
    }
  })
})

describe('the list of admins', () => {
  it('has all of them, published ones in their order first, with filter and search [FORT-210]', async () => {
    const [first, second, waiting] = [await createRated(), await createRated(), await createRated()]
    const hidden = await createRated({ may_publish: false, body: 'Only for the team' })
    await publish(first.project)
    await publish(second.project)
    const list = async (filter: object = {}) => (await callAsAdmin('admin_testimonials', filter)).rows
    expect(
      (await list()).map(({ id, state, place, published_total, total }) => [id, state, place, published_total, total]),
    ).toEqual([
      [first.id, 'published', 1, 2, 4],
      [second.id, 'published', 2, 2, 4],
      [hidden.id, 'private', null, null, 4],
      [waiting.id, 'waiting', null, null, 4],
    ])
    expect(await list({ in_state: 'waiting' })).toMatchObject([{ id: waiting.id, client_name: 'Rita Room', rating: 4 }])
    expect(await list({ searched: 'ONLY for' })).toMatchObject([{ id: hidden.id, shown_name: 'Rita, Room & Sons' }])
    expect(await list({ page: 9, page_size: 3 })).toHaveLength(1)
  })

  it('moves what is published, of which visitors read the first three [FORT-212]', async () => {
    const rooms = []
    for (let count = 0; count < 4; count++) rooms.push(await createRated())
    for (const { project } of rooms) await publish(project)
    const [a, b, c, d] = rooms.map(({ id }) => id)
    const shown = async () => (await fetchPublished()).map(({ id }) => id)
    const move = async (testimonial: string | undefined, up: boolean) =>
      (await callAsAdmin('move_testimonial', { testimonial, up })).body
    expect(await shown()).toEqual([a, b, c])
    expect(await move(d, true)).toBe('3')
    expect(await shown()).toEqual([a, b, d])
    expect(await move(a, false)).toBe('2')
    expect(await shown()).toEqual([b, a, d])
    expect(await move(b, true)).toBe('null')
    await publish(rooms[0]!.project, { is_published: false })
    expect(await shown()).toEqual([b, d, c])
    expect((await callAsAdmin('move_testimonial', { testimonial: a, up: true })).code).toBe('PT404')
  })
})
