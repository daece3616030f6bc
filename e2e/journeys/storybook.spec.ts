import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright/test'
import sirv from 'sirv'
import { expectDarkSchemeContrast } from '../support/expectAccessible.ts'
import { expectPicture } from '../support/expectPicture.ts'
import { expect, test as base } from '../support/fixtures.ts'

type Story = { id: string; title: string; name: string; importPath: string }
type Report = { type: string; result: { violations: { id: string; nodes: { html: string }[] }[] } }
type StoryResult = { storyId: string; status: 'success' | 'error'; reporters: Report[] }
type StorybookWindow = {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<unknown> }
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (result: StoryResult) => void) => void
    emit: (event: string, data: { storyId: string; viewMode: 'story' }) => void
  }
}

const buildFolder = resolve(import.meta.dirname, '../../shared-ui/dist')
const stories = readStories(resolve(buildFolder, 'index.json'))

function readStories(indexFile: string) {
  if (!existsSync(indexFile)) return []
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as { entries: Record<string, Story> }
  return Object.values(index.entries)
}

/** All tests share one page that switches between stories: opening it for each would take three times as long. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const server = createServer(sirv(buildFolder))
      await new Promise<void>((resolve) => server.listen(0, resolve))
      const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', timezoneId: 'UTC' })
      const page = await context.newPage()
      // Some stories show the time.
      await page.clock.setFixedTime('2026-11-24T09:00:00Z')
      await page.goto('/iframe.html')
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
      await page.evaluate(() => (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__.ready())
      await page.evaluate(axe.source)
      await use(page)
      await context.close()
      server.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ storybook }, use) => {
    await use(storybook)
    storybook.removeAllListeners('console')
    storybook.removeAllListeners('pageerror')
  },
})

/** Renders a story and returns the result of its play function and of axe. */
function runStory(page: Page, storyId: string) {
  return page.evaluate(
    (storyId) =>
      new Promise<StoryResult>((resolve) => {
        const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__
        channel.once('storyFinished', resolve)
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    storyId,
  )
}

/** Only the stories of the design system have pictures: those of an area change with its pages. */
const isPictured = ({ importPath }: Story) => importPath.startsWith('./src/')

async function expectStoryPicture(page: Page, story: Story) {
  if (isPictured(story)) await expectPicture(page, `stories/${story.id}`)
}

test('the Storybook build contains stories', () => {
  expect(stories, 'build it with: npx nx build-storybook shared-ui').not.toEqual([])
})

for (const [system, scheme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`Storybook can show a story in ${scheme} while the system is ${system}`, async ({ storybook }) => {
    const page = await storybook.context().newPage()
    await page.emulateMedia({ colorScheme: system })
    await page.goto(`/iframe.html?id=controls-button--primary&globals=scheme:${scheme}`)
    await expect(page.getByRole('button').first()).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
    await page.close()
  })
}

for (const story of stories) {
  const { id, title, name } = story

  test(`the story ${title} ${name} ${isPictured(story) ? 'looks like its picture, ' : ''}has no accessibility violations and logs no errors, light and dark`, async ({
    page,
    pageErrors,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const { storyId, status, reporters } = await runStory(page, id)
    const violations = reporters.flatMap(({ result }) => result.violations)
    expect(violations.map((rule) => `${rule.id}: ${rule.nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    const reports = reporters.map(({ type }) => type)
    expect({ storyId, status, reports }).toEqual({ storyId: id, status: 'success', reports: ['a11y'] })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectStoryPicture(page, story)
    await expectDarkSchemeContrast(page)
    expect(pageErrors).toEqual([])
  })
}
