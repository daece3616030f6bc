import { expect, test } from '../support/fixtures.ts'

// Every browser test fails when the policy refuses anything. This one shows that it would be noticed.
test('what the Content-Security-Policy refuses is noticed', async ({ page, cspViolations }) => {
  await page.goto('/')
  for (const [directive, provoke] of [
    ['script-src-elem', () => document.head.append(Object.assign(document.createElement('script'), { text: '1' }))],
    ['connect-src', () => void fetch('https://elsewhere.example/').catch(() => undefined)],
    ['script-src', () => void setTimeout('1')],
  ] as const) {
    await page.evaluate(provoke)
    await expect.poll(() => cspViolations.splice(0)).toEqual([expect.stringContaining(` ${directive} `)])
  }
})
