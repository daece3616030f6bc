/** @jest-environment node */
import { sendEventsTo, track } from '@fortnight/shared-ui/track'

it('track does nothing on the server', () => {
  const sink = jest.fn()
  track('page_view', { page: '/' })
  sendEventsTo(sink)
  track('page_view', { page: '/' })
  expect(sink).not.toHaveBeenCalled()
})
