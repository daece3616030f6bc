import type { Page } from 'playwright/test'
import { expect, signIn, test } from '../support/fixtures.ts'

/** Counts the copies of React DOM that start in the page, as its developer tools would. */
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

for (const who of ['client', 'admin'] as const) {
  test(`one React, one router and one auth client serve shell and remotes together for a signed-in ${who}`, async ({
    page,
    pageErrors,
  }) => {
    // Every script is fetched a second time to be looked at.
    test.slow()
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok()) scripts.add(response.url())
    })
    const renderers = await countRenderers(page)
    await page.goto('/')
    await signIn(page, who)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    expect(await renderers()).toBe(1)
    const loaded = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))
    const definitionsOf = (pattern: RegExp) => loaded.filter((text) => pattern.test(text)).length
    // React's own module is where its internals are assigned; everybody else only reads them.
    expect(definitionsOf(/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/)).toBe(1)
    expect(definitionsOf(/__reactRouterVersion=/)).toBe(1)
    expect(definitionsOf(/GoTrueClient@/)).toBe(1)
    // A second auth client on the same session complains in the console.
    expect(pageErrors).toEqual([])
  })
}
