import { expect, test } from '../../support/fixtures.ts'

// Every browser test fails on a violation of the Content-Security-Policy. This one proves that violations are detected.
test('the cspViolations fixture reports inline scripts, requests to other origins and evaluated strings', async ({
  page,
  cspViolations,
}) => {
  await page.goto('/')
  for (const [directive, violate] of [
    ['script-src-elem', () => document.head.append(Object.assign(document.createElement('script'), { text: '1' }))],
    ['connect-src', () => void fetch('https://elsewhere.example/').catch(() => undefined)],
    ['script-src', "setTimeout('1')"],
  ] as const) {
    await page.evaluate(violate)
    await expect.poll(() => cspViolations.splice(0)).toEqual([expect.stringContaining(` ${directive} `)])
  }
})
