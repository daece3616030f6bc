import type { Page } from 'playwright/test'
import { expect, signIn, test } from '../support/fixtures.ts'

/** Counts the copies of React DOM in the page: each one registers with the hook of React's developer tools. */
async function countRenderers(page: Page) {
  await page.addInitScript(() => {
    const hook = {
      renderers: 0,
      supportsFiber: true,
      inject: () => ++hook.renderers,
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
  return () =>
    page.evaluate(
      () =>
        (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: number } }).__REACT_DEVTOOLS_GLOBAL_HOOK__
          .renderers,
    )
}

for (const user of ['client', 'admin'] as const) {
  test(`shell and remotes share one React, one router and one auth client for a signed-in ${user}`, async ({
    page,
    pageErrors,
  }) => {
    // Every script is fetched a second time to read its text.
    test.slow()
    const scriptUrls = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok()) scriptUrls.add(response.url())
    })
    const readRendererCount = await countRenderers(page)
    await page.goto('/')
    await signIn(page, user)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    expect(await readRendererCount()).toBe(1)
    const scripts = await Promise.all([...scriptUrls].map(async (url) => (await fetch(url)).text()))
    const countScripts = (pattern: RegExp) => scripts.filter((text) => pattern.test(text)).length
    // Only React's own module assigns its internals; other modules read them.
    expect(countScripts(/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/)).toBe(1)
    expect(countScripts(/__reactRouterVersion=/)).toBe(1)
    expect(countScripts(/GoTrueClient@/)).toBe(1)
    // A second auth client on the same session would log a warning.
    expect(pageErrors).toEqual([])
  })
}
