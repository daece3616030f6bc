import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright/test'
import sirv from 'sirv'
import { expectDarkSchemeContrast } from '../support/expectAccessible.ts'
import { expect, test as base } from '../support/fixtures.ts'

type Story = { id: string; title: string; name: string }
type Report = { type: string; result: { violations: { id: string; nodes: { html: string }[] }[] } }
type Ending = { storyId: string; status: 'success' | 'error'; reporters: Report[] }
type Storybook = {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<unknown> }
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (ending: Ending) => void) => void
    emit: (event: string, data: { storyId: string; viewMode: 'story' }) => void
  }
}

const folder = resolve(import.meta.dirname, '../../shared-ui/dist')
const list = resolve(folder, 'index.json')
const stories: Story[] = existsSync(list) ? Object.values(JSON.parse(readFileSync(list, 'utf8')).entries) : []

/** One page that goes from story to story: opening it for each would take three times as long. */
const test = base.extend<object, { catalogue: Page }>({
  catalogue: [
    async ({ browser }, use) => {
      const server = createServer(sirv(folder))
      await new Promise<void>((listening) => server.listen(0, listening))
      const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto('/iframe.html')
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
      await page.evaluate(() => (window as unknown as Storybook).__STORYBOOK_PREVIEW__.ready())
      await page.evaluate(axe.source)
      await use(page)
      await context.close()
      server.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ catalogue }, use) => {
    await use(catalogue)
    await catalogue.removeAllListeners('console')
    await catalogue.removeAllListeners('pageerror')
  },
})
/** How a story ends, with all that it does by itself and what axe says. */
function outcome(page: Page, storyId: string) {
  return page.evaluate(
    (storyId) =>
      new Promise<Ending>((end) => {
        const channel = (window as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__
        channel.once('storyFinished', end)
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    storyId,
  )
}

test('The catalogue of the design system has stories', () => {
  expect(stories, 'build it with: npx nx catalogue shared-ui').not.toEqual([])
})

for (const [system, scheme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`the catalogue shows a story ${scheme} where the system is ${system}`, async ({ catalogue }) => {
    const page = await catalogue.context().newPage()
    await page.emulateMedia({ colorScheme: system })
    await page.goto(`/iframe.html?id=controls-button--primary&globals=scheme:${scheme}`)
    await expect(page.getByRole('button').first()).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
    await page.close()
  })
}

for (const { id, title, name } of stories) {
  test(`has no accessibility violation and no complaint, light and dark: ${title} ${name}`, async ({
    page,
    pageErrors: pageErrors,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const { storyId, status, reporters } = await outcome(page, id)
    const violations = reporters.flatMap(({ result }) => result.violations)
    expect(violations.map((rule) => `${rule.id}: ${rule.nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    const reports = reporters.map(({ type }) => type)
    expect({ storyId, status, reports }).toEqual({ storyId: id, status: 'success', reports: ['a11y'] })
    await expectDarkSchemeContrast(page)
    expect(pageErrors).toEqual([])
  })
}
