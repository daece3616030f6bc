import { eventText, provideTabs, settle, startEventServer, useFakeTime } from './eventSource.testing.ts'
import type { LiveMessage } from './liveMessage.ts'
import { shareStream } from './shareStream.ts'

let takeTabsAway: (() => void) | undefined

type Tab = { received: LiveMessage[]; close: () => void }

const tabs: Tab[] = []

function openTab(): Tab {
  const closing = new AbortController()
  const received: LiveMessage[] = []
  shareStream('live', (message) => received.push(message), closing.signal)
  const tab = { received, close: () => closing.abort() }
  tabs.push(tab)
  return tab
}

beforeEach(() => useFakeTime())
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  takeTabsAway?.()
  takeTabsAway = undefined
  jest.useRealTimers()
})

describe('the tabs of a browser', () => {
  it('share one stream [ROOM-48]', async () => {
    takeTabsAway = provideTabs()
    const { connections } = startEventServer()
    const [first, second] = [openTab(), openTab()]
    await settle(() => connections.length === 1)
    connections[0]!.send(eventText('1-1', 'message', 'p1'))
    await settle(() => first.received.length === 1 && second.received.length === 1)
    expect(second.received).toEqual([{ kind: 'message', project: 'p1', cursor: '1-1' }])
    expect(connections).toHaveLength(1)
  })

  it('go on where it was when the one that reads it is closed [ROOM-48]', async () => {
    takeTabsAway = provideTabs()
    const { connections } = startEventServer()
    const [first, second] = [openTab(), openTab()]
    await settle(() => connections.length === 1)
    connections[0]!.send(eventText('1-5', 'message', 'p1'))
    await settle(() => second.received.length === 1)
    first.close()
    await settle(() => connections.length === 2)
    expect(connections[0]!.signal.aborted).toBe(true)
    expect(connections[1]!.headers.get('Last-Event-ID')).toBe('1-5')
  })

  it('replace the one that reads it when it sleeps in the background [ROOM-48]', async () => {
    takeTabsAway = provideTabs()
    const { connections } = startEventServer()
    // A tab that sleeps holds the lock and does nothing.
    void navigator.locks.request('live', {}, () => new Promise<void>(() => undefined)).catch(() => undefined)
    const tab = openTab()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(connections).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(20_000)
    await settle(() => connections.length === 1)
    connections[0]!.send(eventText('1-1', 'message', 'p1'))
    await settle(() => tab.received.length === 1)
    expect(tab.received[0]).toMatchObject({ kind: 'message' })
  })

  it('have a stream each where browsers cannot share one [ROOM-48]', async () => {
    const { connections } = startEventServer()
    const opened = [openTab(), openTab()]
    await settle(() => connections.length === 2)
    connections[1]!.send(eventText('1-1', 'message', 'p1'))
    await settle(() => opened[1]!.received.length === 1)
    expect(opened[0]!.received).toEqual([])
  })
})
