import { randomUUID } from 'node:crypto'
import { upstreamTimeoutMs } from '../limits/timeouts.ts'
import type { SentryTarget } from '../settings.ts'
import type { TracedSum } from './errorSums.ts'

/** Sends errors to a Sentry-compatible server, as one envelope each: https://develop.sentry.dev/sdk/data-model/envelopes/ [REL-56] */
export async function sendToSentry({ url, key }: SentryTarget, sums: TracedSum[]) {
  for (const sum of sums) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=fortnight/1.0, sentry_key=${key}`,
      },
      body: createEnvelope(sum),
      signal: AbortSignal.timeout(upstreamTimeoutMs),
    })
    if (!response.ok) throw new Error(`The Sentry server responded with ${response.status}.`)
  }
}

function createEnvelope({ cause, area, build, kind, message, route, browser, count, frames }: TracedSum) {
  const event_id = randomUUID().replaceAll('-', '')
  const sent_at = new Date().toISOString()
  const [, type = 'Error', value = message] = /^(?:Uncaught )?(\w+): (.*)$/s.exec(message) ?? []
  const event = {
    ...{ event_id, timestamp: sent_at, platform: 'javascript', level: 'error', transaction: route },
    ...(build && { release: `${area}@${build}` }),
    fingerprint: [cause],
    tags: { area, kind, 'browser.name': browser },
    extra: { count },
    exception: {
      values: [
        {
          ...{ type, value, mechanism: { type: kind, handled: kind === 'boundary' } },
          // Sentry lists the caller before what it called.
          stacktrace: { frames: frames.map(toSentryFrame).reverse() },
        },
      ],
    },
  }
  return [{ event_id, sent_at }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}

const toSentryFrame = ({ source, line, column, name, file }: TracedSum['frames'][number]) => ({
  ...{ filename: source, function: name || '?', lineno: line, colno: column },
  in_app: file !== undefined && !source.includes('node_modules'),
})
