import { queryClient } from '../core/fakeRequests.testing.ts'
import { mockApi } from '../core/mockApi.testing.ts'
import { routeVitals, webVitals } from './webVitals.ts'
import { listedRoute, routeDetails } from './webVitals.testing.ts'

describe('webVitals', () => {
  it('are those of all routes or of an area [REL-74]', async () => {
    const requests = mockApi(() => ({ body: [listedRoute()] }))
    expect(await queryClient.query(webVitals('marketing'))).toEqual([listedRoute()])
    expect(requests.at(-1)).toMatchObject({ path: '/rest/v1/rpc/admin_web_vitals', body: { in_area: 'marketing' } })
  })
})

describe('routeVitals', () => {
  it('are those of one route [REL-75]', async () => {
    const requests = mockApi(() => ({ body: routeDetails() }))
    expect(await queryClient.query(routeVitals('/pricing'))).toEqual(routeDetails())
    expect(requests.at(-1)).toMatchObject({ path: '/rest/v1/rpc/route_web_vitals', body: { of_route: '/pricing' } })
  })
})
