import type { ServerResponse } from 'node:http'

const streamBegins = Symbol('stream begins')

/**
 * Calls `callback` once, when a response has ended or has become a stream that stays open: from then on nothing waits for
 * it, so limits of what is in flight do not count it.
 */
export function onServed(response: ServerResponse, callback: () => void) {
  let isCalled = false
  const callOnce = () => {
    if (isCalled) return
    isCalled = true
    callback()
  }
  response.once('close', callOnce).once(streamBegins, callOnce)
}

/** Says that a response, whose head has been sent, stays open as a stream of events. */
export const announceStream = (response: ServerResponse) => void response.emit(streamBegins)
