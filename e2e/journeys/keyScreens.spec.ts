import type { Page } from 'playwright/test'
import { type accounts, expect, signIn, test } from '../support/fixtures.ts'
import { expectPicture } from '../support/expectPicture.ts'
import { ports } from '../support/ports.ts'
import { shiftDates } from '../support/shiftDates.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'

// A separate product, because other tests change what the screens show.
test.use({ baseURL: `http://localhost:${ports.keyScreens.web}`, timezoneId: 'UTC', reducedMotion: 'reduce' })

// The first screen of the home page is as tall as the window. The other windows are taller than real ones, so that a picture
// shows several sections and all of its lazy images are in view.
const firstScreen = { width: 1440, height: 900 }
const desktop = { width: 1440, height: 1800 }
const tablet = { width: 768, height: 1800 }
const phone = { width: 360, height: 2400 }
const firstPost = '00000000-0000-4000-8000-000000000501'
const activeProject = '00000000-0000-4000-8000-000000000101'

type Screen = {
  name: string
  path: string
  user?: keyof typeof accounts
  viewport: { width: number; height: number }
  colorScheme?: 'dark'
  isFullPage?: true
  /** Only what is below the header, whose links grow with the number of areas. */
  isBelowHeader?: true
  /** Text that only the loaded screen shows. */
  text: string | RegExp
}

const screens: Screen[] = [
  { name: 'home', path: '/', viewport: firstScreen, text: 'Your own AI agent' },
  {
    name: 'home-phone-dark',
    path: '/',
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    isFullPage: true,
    text: 'See one at work',
  },
  { name: 'pricing', path: '/pricing', viewport: desktop, text: 'Choose Professional' },
  {
    name: 'partners-tablet-dark',
    path: '/partners',
    viewport: tablet,
    colorScheme: 'dark',
    text: '8 partners',
  },
  { name: 'use-cases-phone', path: '/ai-agent-use-cases', viewport: phone, text: 'Appointment desk' },
  { name: 'sign-up-phone', path: '/signup', viewport: phone, text: 'What happens next' },
  {
    name: 'dashboard',
    path: '/dashboard',
    user: 'client',
    viewport: desktop,
    isBelowHeader: true,
    text: 'Day 7 of 14',
  },
  {
    name: 'project-phone-dark',
    path: `/project/${activeProject}`,
    user: 'client',
    viewport: phone,
    colorScheme: 'dark',
    text: 'You created the project',
  },
  { name: 'admin-posts', path: '/admin/blog', user: 'admin', viewport: desktop, text: 'The handover is the product' },
  {
    name: 'admin-post-dark',
    path: `/admin/blog/edit/${firstPost}`,
    user: 'admin',
    viewport: desktop,
    colorScheme: 'dark',
    // In the preview, which is rendered last.
    text: /^Three questions$/,
  },
]

/** How much of the page is in the picture of a screen. */
async function findSection(page: Page, { isFullPage, isBelowHeader }: Screen) {
  if (!isBelowHeader) return { fullPage: isFullPage }
  const { height: y } = (await page.getByRole('banner').boundingBox())!
  const { width, height } = page.viewportSize()!
  return { clip: { x: 0, y, width, height: height - y } }
}

const openScreen = (page: Page, path: string, user: Screen['user']) =>
  user ? signIn(page, user, path) : page.goto(path)

test('ten key screens look like their pictures', async ({ page }) => {
  const own = await startOwnStack(ports.keyScreens)
  try {
    await shiftDates(page, '2026-11-24')
    for (const screen of screens) {
      const { name, path, user, viewport, colorScheme = 'light', text } = screen
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await openScreen(page, path, user)
      await expect(page.getByText(text).first()).toBeVisible()
      await expectPicture(page, name, await findSection(page, screen))
    }
  } finally {
    await own.dispose()
  }
})
