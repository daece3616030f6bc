/* For tests: what the back office lists of errors in browsers. */
import type { ErrorDetails, ListedError } from './clientErrors.ts'

const cause = {
  ...{
    id: 'c'.repeat(32),
    area: 'portal' as const,
    kind: 'boundary' as const,
    message: 'TypeError: x is not a function',
  },
  ...{ first_seen: '2025-09-01T10:00:00Z', last_seen: '2025-09-02T10:00:00Z', count: 7, new_since: null },
  builds: [{ build: '0123456789ab', commit_url: 'https://git.example/commit/1' }],
}

/** A row of the back office’s list. */
export const listedError = (values: Partial<ListedError> = {}): ListedError => ({
  ...cause,
  ...{ routes: ['/project/:id'], browsers: ['Chrome'], days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 3] },
  ...values,
})

/** One cause with its stack. */
export const errorDetails = (values: Partial<ErrorDetails> = {}): ErrorDetails => ({
  ...cause,
  stack: 'TypeError: x is not a function\n    at openRoom (portal/src/rooms/openRoom.ts:12:5)',
  by_build: [{ name: '0123456789ab', count: 7 }],
  by_route: [{ name: '/project/:id', count: 7 }],
  by_browser: [
    { name: 'Chrome', count: 5 },
    { name: 'Safari', count: 2 },
  ],
  ...values,
})
