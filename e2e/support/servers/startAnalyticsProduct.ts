import type { Page } from 'playwright/test'
import { startAnalyticsServer } from '../fakes/analyticsServer.ts'
import type { PortPair } from '../ports.ts'
import { startOwnServers } from './startOwnStack.ts'

/** Starts servers with analytics, on the database of all other tests, and the fake service that receives the events. */
export async function startAnalyticsProduct(ownPorts: PortPair) {
  const service = await startAnalyticsServer(ownPorts.web + 9)
  const own = await startOwnServers(ownPorts, { shellEnv: { POSTHOG_KEY: 'phc_local', POSTHOG_HOST: service.host } })
  const open = (page: Page, path: string, options?: Parameters<Page['goto']>[1]) =>
    page.goto(own.stack.origin + path, options)
  return {
    service,
    eventNames: () => service.events().map(({ event }) => event),
    open,
    /** Opens a page and presses a key that does nothing: the consent bar waits for the first sign of a visitor. */
    async openForTheFirstTime(page: Page, path: string) {
      await open(page, path)
      await page.keyboard.press('Shift')
    },
    async stop() {
      await service.stop()
      await own.dispose()
    },
  }
}
