/** @jest-environment node */
import { browserFamily } from './browserFamily.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Macintosh) ${webkit} Version/18.0 Safari/605.1.15`, 'Safari'],
  [`Mozilla/5.0 (iPhone) ${webkit} CriOS/140.0 Mobile Safari/604.1`, 'Chrome'],
  [`Mozilla/5.0 (Windows) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge'],
  ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  [`Mozilla/5.0 ${webkit} (compatible; Googlebot/2.1) Chrome/140.0 Safari/537.36`, 'Bot'],
  ['curl/8', 'Other'],
])('names the browser of %j without its version [REL-57]', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family)
})
