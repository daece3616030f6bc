import type { LiveMessage } from './liveMessage.ts'
import { readStream } from './readStream.ts'

// Longer than any pause between two signs of life of a stream.
const maxSilenceMs = 70_000
const checkMs = 10_000

/**
 * Receives the messages of the one stream that all tabs of a user share: the tab that holds a lock reads it and tells the
 * others. When that tab is closed, or sleeps while another is looked at, another one goes on where it has stopped.
 */
export function shareStream(name: string, receive: (message: LiveMessage) => void, signal: AbortSignal) {
  let cursor: string | undefined
  let heardAt = Date.now()

  function receiveShared(message: LiveMessage) {
    heardAt = Date.now()
    cursor = message.cursor ?? cursor
    receive(message)
  }

  // Browsers offer locks on secure origins only.
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    void readStream(() => cursor, receiveShared, signal)
    return
  }

  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => receiveShared(data)
  let isLeading = false

  async function lead(options: LockOptions) {
    const leading = new AbortController()
    const end = () => leading.abort()
    signal.addEventListener('abort', end)
    try {
      await navigator.locks.request(name, options, async () => {
        isLeading = true
        await readStream(() => cursor, tellAll, leading.signal)
      })
    } catch {
      // Another tab has taken the lock away, or the page no longer wants it.
    } finally {
      isLeading = false
      signal.removeEventListener('abort', end)
      end()
    }
    if (!signal.aborted) void lead({ signal })
  }

  function tellAll(message: LiveMessage) {
    receiveShared(message)
    if (!signal.aborted) channel.postMessage(message)
  }

  function replaceSilentLeader() {
    if (isLeading || document.hidden || Date.now() - heardAt < maxSilenceMs) return
    heardAt = Date.now()
    void lead({ steal: true })
  }

  const timer = setInterval(replaceSilentLeader, checkMs)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    channel.close()
  })
  void lead({ signal })
}
