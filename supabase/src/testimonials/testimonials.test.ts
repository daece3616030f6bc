/** @jest-environment node */
import { mockResponses, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { adminTestimonials, moveTestimonial, publishTestimonial } from './adminTestimonials.ts'
import { ownTestimonial, saveTestimonial, takeBackTestimonialConsent, withdrawTestimonial } from './ownTestimonial.ts'
import { publishedTestimonials } from './queries.ts'
import { emptyState, listedTestimonial } from './testimonials.testing.ts'

const project = '3f2a1b4c-0000-4000-8000-000000000001'

afterEach(() => queryClient.clear())

describe('what a client says', () => {
  it('is sent with the form of the name and the consent, and read again [FORT-200]', async () => {
    mockResponses(emptyState)
    expect((await queryClient.query(ownTestimonial(project))).names.company).toBe('Harbor Lane')
    const requests = mockResponses(null)
    const values = { project, rating: 4, body: 'Good', nameForm: 'first', mayPublish: true } as const
    await runMutation(saveTestimonial(), values)
    expect(requests.map(({ body }) => body)).toEqual([
      { project, rating: 4, body: 'Good', name_form: 'first', may_publish: true },
    ])
    expect(queryClient.getQueryState(ownTestimonial(project).queryKey)?.isInvalidated).toBe(true)
  })

  it('is taken back, and makes public pages read again [FORT-203]', async () => {
    mockResponses([{ id: 't1', body: 'Good', shown_name: 'A client' }])
    await queryClient.query(publishedTestimonials())
    const requests = mockResponses(null, null)
    await runMutation(takeBackTestimonialConsent(), project)
    await runMutation(withdrawTestimonial(), project)
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/rest/v1/rpc/take_back_testimonial_consent', { project }],
      ['/rest/v1/rpc/withdraw_testimonial', { project }],
    ])
    expect(queryClient.getQueryState(publishedTestimonials().queryKey)?.isInvalidated).toBe(true)
  })
})

describe('the list of the back office', () => {
  it('comes in pages with the number of matches [FORT-210]', async () => {
    const requests = mockResponses([{ ...listedTestimonial(), total: 7 }])
    const filter = { q: ' Inbox ', state: 'waiting', page: 2 }
    expect(await queryClient.query(adminTestimonials(filter))).toEqual({
      testimonials: [listedTestimonial()],
      total: 7,
    })
    expect(requests[0]?.body).toEqual({ searched: 'Inbox', in_state: 'waiting', page: 2, page_size: 25 })
  })

  it('publishes the version that was read, and moves [FORT-211, FORT-212]', async () => {
    const requests = mockResponses(null, 2)
    await runMutation(publishTestimonial(), { ...listedTestimonial(), isPublished: true })
    expect(await runMutation(moveTestimonial(), { id: 't1', isUp: false })).toBe(2)
    expect(requests.map(({ body }) => body)).toEqual([
      { testimonial: 't1', is_published: true, base_version: '2025-09-02T10:00:00Z' },
      { testimonial: 't1', up: false },
    ])
  })
})
