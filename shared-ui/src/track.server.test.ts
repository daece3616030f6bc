/** @jest-environment node */
import { sendEventsTo, track } from '@fortnight/shared-ui/track'

it('reports nothing while a page is rendered on the server', () => {
  const sink = jest.fn()
  track('page_view', { page: '/' })
  sendEventsTo(sink)
  track('page_view', { page: '/' })
  expect(sink).not.toHaveBeenCalled()
})
