import type { Locator, Page } from 'playwright/test'
import { accounts, expect } from '../support/fixtures.ts'
import { test } from '../support/sharedPages.ts'
import { test as signedInTest } from '../support/sharedPages.ts'

/** What is wrong with the place of the focus for somebody who sees it but has no mouse. */
const problemOfFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing has the focus'
    // An element that lends its frame to what is inside it is as good: an editor, or a box with its label.
    const isMarked = [element, element.parentElement, element.parentElement?.parentElement].some((one) => {
      const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : { outlineStyle: 'none', outlineWidth: '0' }
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.max(left, 0) + Math.min(width, 40) / 2, Math.max(top, 0) + Math.min(height, 40) / 2]
    const onTop = document.elementFromPoint(x, y)
    const isSeen = onTop && (element.contains(onTop) || onTop.contains(element))
    const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id)
    if (right < 0 || bottom < 0 || top > innerHeight || left > innerWidth) return `${name} is out of sight`
    if (!isSeen) return `${name} is covered by ${onTop?.outerHTML.slice(0, 80)}`
    return isMarked ? '' : `${name} shows no focus`
  })

/** Presses Tab until the focus is there, as somebody without a mouse does, and looks at every stop on the way. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible()
  const problems: string[] = []
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key)
    problems.push(await problemOfFocus(page))
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(problems.filter(Boolean)).toEqual([])
      return
    }
  }
  throw new Error(`80 presses of ${key} did not lead to ${target}`)
}

test('a keyboard-only journey from signing in to a published post', async ({ page }) => {
  test.slow()
  const title = `By keyboard ${Date.now()}`
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin/login')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(accounts.admin.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(accounts.admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')

  await tabTo(page, page.getByRole('link', { name: 'New Post' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/blog/new')

  await tabTo(page, page.getByRole('tab', { name: 'Content' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'SEO & Social' })).toBeFocused()
  await tabTo(page, page.getByLabel('Meta Description'))
  await page.keyboard.type('Written without a mouse.')
  await tabTo(page, page.getByRole('tab', { name: 'SEO & Social' }), 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')

  await tabTo(page, page.getByLabel('Title', { exact: true }))
  await page.keyboard.type(title)
  await tabTo(page, page.getByLabel('Excerpt'))
  await page.keyboard.type('An excerpt')
  await tabTo(page, page.getByLabel('Featured Image URL'))
  await page.keyboard.type('/images/posts/the-first-month-after-launch.svg')
  await tabTo(page, page.getByLabel('Category'))
  await page.keyboard.type('Edu')
  await expect(page.getByLabel('Category')).toHaveValue('Education')
  await tabTo(page, page.getByLabel('Tags'))
  await page.keyboard.type('keys')
  await page.keyboard.press('Enter')
  await expect(button('Remove keys')).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Content' }))
  await page.keyboard.type('Text.')
  // The editor is no trap: Tab leaves it.
  await tabTo(page, button('Create Post'))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/blog')

  await tabTo(page, page.getByLabel('Search posts'))
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 post', { exact: true })).toBeVisible()
  await tabTo(page, page.getByRole('switch', { name: title }))
  await expect(page.getByRole('switch', { name: title })).toHaveAttribute('aria-checked', 'true')
  await page.goto(`/blog/${title.toLowerCase().replaceAll(' ', '-')}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

const overlays = [
  { path: '/admin/customers', opener: /^View/ },
  { path: '/admin/customers', opener: /^Edit/ },
  { path: '/admin/projects', opener: /^View/ },
  { path: '/admin/projects', opener: /^Edit/ },
  { path: '/admin/pricing', opener: 'Add Plan' },
  { path: '/admin/pricing', opener: /^Edit Starter/ },
  { path: '/admin/pricing', opener: 'History' },
  { path: '/dashboard', opener: 'New project', who: 'client' as const },
  { path: '/profile/edit', opener: 'Delete account', who: 'client' as const },
]

for (const { path, opener, who = 'admin' as const } of overlays) {
  signedInTest(
    `the dialog of ${opener} at ${path} takes the focus, keeps it, and gives it back`,
    async ({ openAs }) => {
      const page = await openAs(who)
      await page.goto(path)
      const button = page.getByRole('main').getByRole('button', { name: opener }).first()
      await button.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator(':focus')).toHaveCount(1)
      for (let press = 0; press < 12; press++) await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    },
  )
}

// Two people may have one name, and other tests sign up many: of these two, only those of the seed.
const lists = ['blog', 'partners', 'faqs', 'customers?q=Noor', 'projects?q=Noor']
for (const path of lists.map((list) => `/admin/${list}`)) {
  signedInTest(`every button of the list at ${path} has a name of its own row`, async ({ openAs }) => {
    const page = await openAs('admin')
    await page.goto(path)
    const buttons = page.getByRole('main').getByRole('button', { name: /^(View|Edit|Delete|More|Move)/ })
    const links = page.getByRole('main').getByRole('link', { name: /^(Edit|Visit)/ })
    await expect(buttons.or(links).first()).toBeVisible()
    const names = await buttons
      .or(links)
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()))
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.length < 6)).toEqual([])
  })
}
