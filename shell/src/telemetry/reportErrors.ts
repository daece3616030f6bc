import { caughtErrorEvent } from './caughtErrorEvent.ts'
import { scrubPath, scrubText } from './scrub.ts'

const maxReports = 20
const [maxMessageLength, maxStackLength] = [300, 1_000]
// A message is read so far only.
const maxReadLength = 1_000
// Frames of scripts. A page's own address, which inline scripts have, may contain ids.
const scriptFrame = /\.js(\?[^:]*)?:\d+:\d+\)?$/

// The scripts of a build of an area are in one folder.
const buildFolder = /\S*?\/[0-9a-f]{12}(?=\/)/

/**
 * Reports errors of this page to the server, each once: uncaught ones, rejected promises, scripts and styles that do not load,
 * and what error boundaries catch. [REL-50]
 */
export function reportErrors() {
  const sent = new Set<string>()
  const failedAreas = new Set<string>()

  function report(kind: string, message: string, stack: string) {
    const frames = stack.replace(/[?#][^:\s]*/g, '').slice(0, maxStackLength)
    const error = {
      kind,
      message: scrubText(message.slice(0, maxReadLength)).slice(0, maxMessageLength) || '(no message)',
      stack: frames,
    }
    const key = JSON.stringify(error)
    // Extensions of the browser are not ours.
    if (sent.has(key) || sent.size === maxReports || /-extension:/.test(stack)) return
    sent.add(key)
    const [area = ''] = buildFolder.exec(frames) ?? []
    const isFirst = !failedAreas.has(area)
    failedAreas.add(area)
    navigator.sendBeacon('/telemetry/errors', JSON.stringify({ path: scrubPath(location.pathname), ...error, isFirst }))
  }

  function reportThrown(kind: string, thrown: unknown) {
    const stack = (thrown instanceof Error && thrown.stack) || ''
    const frames = stack.split('\n').filter((line) => scriptFrame.test(line) || /-extension:/.test(line))
    report(kind, String(thrown), frames.join('\n'))
  }

  // In the capturing phase: files that do not load dispatch events that do not bubble.
  addEventListener(
    'error',
    ({ target, error }) => {
      if (target instanceof HTMLScriptElement) report('load', 'script', target.src)
      else if (target instanceof HTMLLinkElement) report('load', 'link', target.href)
      // Without an error, it is one of another site, about which browsers tell nothing.
      else if (error) reportThrown('error', error)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => reportThrown('rejection', reason))
  addEventListener(caughtErrorEvent, (event) => reportThrown('boundary', (event as CustomEvent).detail))
}
