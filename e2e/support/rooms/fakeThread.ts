import type { Page } from 'playwright/test'

/** Lets a page load a conversation of so many messages of the team, of different heights. */
export const fakeThread = (page: Page, project: string, count: number) =>
  page.route('**/rpc/project_thread', (route) => {
    const { before_sequence = count + 1, page_size } = route.request().postDataJSON() as Record<string, number>
    const sequences = Array.from({ length: page_size! }, (_, index) => before_sequence - 1 - index)
    const rows = sequences
      .filter((sequence) => sequence > 0)
      .map((sequence) => ({
        ...{ id: `${project}-${sequence}`, sequence, side: 'team', author_name: 'Ada Marsh', is_own: false },
        body: `Line ${sequence}${'\n\nwith a further part'.repeat(sequence % 5)}`,
        created_at: new Date(Date.UTC(2026, 0, 1) + sequence * 120_000).toISOString(),
        ...{ edited_at: null, deleted_at: null, files: [] },
      }))
    return route.fulfill({ json: rows })
  })
