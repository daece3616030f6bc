import type { BrowserContext, Page } from 'playwright/test'
import { accounts, test as base } from '../fixtures.ts'
import { type Credentials, openSignedIn } from '../signIn.ts'
import type { createRoom } from './createRoom.ts'

type Room = Awaited<ReturnType<typeof createRoom>>

type Part = 'cases' | 'handover' | 'messages' | 'files' | 'deliverables'
type Fixtures = {
  /** Opens a page on a device of its own and waits for its stream of live events. */
  openDevice: (credentials: Credentials, path: string) => Promise<Page>
  /** Opens the same part of a room as its client and as an admin, each on a device of their own. */
  openBothSides: (room: Room, part: Part) => Promise<{ client: Page; admin: Page }>
}

/** For tests with several devices, which are closed at their end. */
export const test = base.extend<Fixtures>({
  openDevice: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (credentials, path) => {
      const context = await browser.newContext()
      contexts.push(context)
      const page = await context.newPage()
      const streaming = page.waitForResponse('**/events')
      await openSignedIn(page, credentials, path)
      await streaming
      return page
    })
    for (const context of contexts) await context.close()
  },
  openBothSides: ({ openDevice }, use) =>
    use(async ({ client, project }, part) => ({
      client: await openDevice(client, `/project/${project}/${part}`),
      admin: await openDevice(accounts.admin, `/admin/projects/${project}?tab=${part}`),
    })),
})
