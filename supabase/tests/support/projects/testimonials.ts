import { requestAs, requestAsService } from '../api.ts'
import { callAs, callAsAdmin, type Room } from './rooms.ts'
import { createFinishedRoom, signOff } from './signOffRoom.ts'

/** A new client, Rita Room of Room & Sons, whose project is signed off. */
export async function createSignedRoom() {
  const room = await createFinishedRoom()
  await changeProfile(room, { name: 'Rita Room', company_name: 'Room & Sons' })
  await signOff(room)
  return room
}

export const changeProfile = ({ client }: Room, body: object) =>
  requestAsService(`user_profiles?id=eq.${client.id}`, { method: 'PATCH', body })

/** Rates the project as its client, with consent unless `values` say otherwise. */
export const rate = ({ client, project }: Room, values: object = {}) =>
  callAs(client.token, 'save_testimonial', {
    ...{ project, rating: 4, body: 'It answers half of our inbox.', name_form: 'first', may_publish: true },
    ...values,
  })

export const takeBackConsent = ({ client, project }: Room) =>
  callAs(client.token, 'take_back_testimonial_consent', { project })

/** What the client of a project sees. */
export async function fetchOwn({ client, project }: Room) {
  const { body } = await callAs(client.token, 'own_testimonial', { project })
  return body as { names: Record<string, string | null>; testimonial: Record<string, unknown> | null }
}

/** The stored row; undefined without one. */
export const storedTestimonial = async (project: string) =>
  (await requestAsService(`testimonials?project_id=eq.${project}`)).rows[0]

/** Publishes as an admin what is stored now, or takes it off the site. */
export async function publish(project: string, values: object = {}) {
  const { id: testimonial, updated_at: base_version } = (await storedTestimonial(project))!
  return callAsAdmin('publish_testimonial', { testimonial, base_version, is_published: true, ...values })
}

/** What a visitor reads. */
export const fetchPublished = async () => (await requestAs('visitor', 'rpc/published_testimonials')).rows

/** Whether a visitor reads the testimonial with this id. */
export const isPublic = async (id: unknown) => (await fetchPublished()).some((published) => published.id === id)
