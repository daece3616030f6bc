import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { callAs, callAsAdmin, callAsService } from '../support/projects/rooms.ts'
import { runExclusively } from '../support/runExclusively.ts'
import { createFinishedRoom } from '../support/projects/signOffRoom.ts'
import {
  changeProfile,
  createSignedRoom,
  fetchOwn,
  publish,
  rate,
  storedTestimonial,
  takeBackConsent,
} from '../support/projects/testimonials.ts'

// Another test deletes all of them.
runExclusively('testimonials')

describe('a rating', () => {
  it('is given once the project is signed off, and changed until it is published [FORT-200]', async () => {
    const room = await createSignedRoom()
    expect((await fetchOwn(room)).testimonial).toBeNull()
    expect((await rate(room)).status).toBe(204)
    const { id } = (await storedTestimonial(room.project))!
    expect((await rate(room, { rating: 5, body: '  It answers\n most of it. ' })).status).toBe(204)
    expect(await storedTestimonial(room.project)).toMatchObject({ id, rating: 5, body: 'It answers most of it.' })
    await publish(room.project)
    expect((await rate(room, { rating: 1 })).code).toBe('PT409')
    expect((await fetchOwn(room)).testimonial).toEqual({
      ...{ rating: 5, body: 'It answers most of it.', name_form: 'first', shown_name: 'Rita, Room & Sons' },
      ...{ has_consented: true, is_published: true },
    })
    await takeBackConsent(room)
    expect((await rate(room, { rating: 1, may_publish: false })).status).toBe(204)
  })

  it('is not given before the sign-off [FORT-200]', async () => {
    const room = await createFinishedRoom()
    expect((await rate(room)).body).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('once it is signed off') as string,
    })
  })

  it.each([
    ['a rating of 0', { rating: 0 }],
    ['a rating of 6', { rating: 6 }],
    ['no rating', { rating: null }],
    ['a blank sentence', { body: ' \n ' }],
    ['281 characters', { body: 'x'.repeat(281) }],
    ['an unknown form of the name', { name_form: 'nickname' }],
    ['no form of the name', { name_form: null }],
  ])('is refused with %s [FORT-201]', async (_what, values) => {
    const room = await createSignedRoom()
    expect((await rate(room, values)).code).toBe('PT422')
    expect(await storedTestimonial(room.project)).toBeUndefined()
  })

  it('takes 280 characters as they were typed [FORT-201]', async () => {
    const room = await createSignedRoom()
    const body = '🙂<b>&'.repeat(56)
    expect((await rate(room, { body })).status).toBe(204)
    expect((await storedTestimonial(room.project))!.body).toBe(body)
  })

  it('is written and taken back by its client only [FORT-202]', async () => {
    const room = await createSignedRoom()
    await rate(room)
    const { project } = room
    const values = { project, rating: 1, body: 'x', name_form: 'full', may_publish: true }
    for (const [name, body] of [
      ['save_testimonial', values],
      ['take_back_testimonial_consent', { project }],
      ['withdraw_testimonial', { project }],
    ] as const) {
      expect((await callAsAdmin(name, body)).code).toBe('42501')
      expect((await requestAs('otherClient', `rpc/${name}`, { method: 'POST', body })).code).toBe('PT404')
    }
    const { id } = (await storedTestimonial(project))!
    for (const actor of ['admin', 'client', 'visitor'] as const) {
      await requestAs(actor, `testimonials?id=eq.${String(id)}`, { method: 'PATCH', body: { body: 'Changed' } })
    }
    expect(await storedTestimonial(project)).toMatchObject({ rating: 4, body: 'It answers half of our inbox.' })
  })

  it('tells other devices of the client and the team [FORT-200]', async () => {
    const room = await createSignedRoom()
    const [now] = (await callAsService('live_events_after')) as { cursor: string }[]
    await rate(room)
    const events = (await callAsService('live_events_after', { after: now!.cursor })) as object[]
    const told = { project_id: room.project, user_id: room.client.id, for_admins: true }
    expect(events).toContainEqual(expect.objectContaining(told))
  })
})

describe('the name', () => {
  it('has the form that the client has chosen [FORT-204]', async () => {
    const room = await createSignedRoom()
    const names = {
      ...{ full: 'Rita Room, Room & Sons', first: 'Rita, Room & Sons', company: 'Room & Sons' },
      anonymous: 'A client',
    }
    expect((await fetchOwn(room)).names).toEqual(names)
    for (const [name_form, shown_name] of Object.entries(names)) {
      await rate(room, { name_form })
      expect(await storedTestimonial(room.project)).toMatchObject({ name_form, shown_name })
    }
  })

  it('leaves out a company that the profile lacks [FORT-204]', async () => {
    const room = await createSignedRoom()
    await changeProfile(room, { company_name: null })
    expect((await fetchOwn(room)).names).toMatchObject({ full: 'Rita Room', first: 'Rita', company: null })
    expect((await rate(room, { name_form: 'company' })).code).toBe('PT422')
  })

  it('stays as the client consented to it when the profile changes [FORT-204]', async () => {
    const room = await createSignedRoom()
    await rate(room, { name_form: 'full' })
    await changeProfile(room, { name: 'Rita Secret' })
    expect((await storedTestimonial(room.project))!.shown_name).toBe('Rita Room, Room & Sons')
  })
})

describe('what was said', () => {
  it('is read by the client and the team only [FORT-205]', async () => {
    const room = await createSignedRoom()
    await rate(room)
    await publish(room.project)
    const path = `testimonials?project_id=eq.${room.project}`
    expect((await requestWithToken(room.client.token, path)).rows).toHaveLength(1)
    expect((await requestAs('admin', path)).rows).toHaveLength(1)
    for (const actor of ['visitor', 'otherClient'] as const) expect((await requestAs(actor, path)).rows).toEqual([])
    const body = { project: room.project }
    expect((await requestAs('otherClient', 'rpc/own_testimonial', { method: 'POST', body })).code).toBe('PT404')
  })

  it('is in the export of the client [FORT-208]', async () => {
    const room = await createSignedRoom()
    await rate(room)
    const { body } = await callAs(room.client.token, 'export_own_data')
    const { testimonial } = (body as { projects: { testimonial: Record<string, string> }[] }).projects[0]!
    expect(testimonial).toMatchObject({
      ...{ rating: 4, body: 'It answers half of our inbox.', name_form: 'first', published_at: null },
      shown_name: 'Rita, Room & Sons',
    })
    const stored = (await storedTestimonial(room.project))!
    for (const time of ['created_at', 'updated_at', 'consented_at'] as const)
      expect(new Date(testimonial[time]!)).toEqual(new Date(String(stored[time])))
  })

  it('goes with the account [FORT-207]', async () => {
    const room = await createSignedRoom()
    await rate(room)
    const { id } = (await storedTestimonial(room.project))!
    expect((await callAs(room.client.token, 'delete_own_account')).status).toBe(204)
    expect((await requestAsService(`testimonials?id=eq.${String(id)}`)).rows).toEqual([])
  })
})
