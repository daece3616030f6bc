/** @jest-environment node */
import { describeRequestOrigin } from './requestOrigin.ts'

const describeRequest = (ip: string, userAgent = '') =>
  describeRequestOrigin({ ip, get: (name) => (name === 'User-Agent' ? userAgent : undefined) })

it.each([
  ['203.0.113.77', 'an address that starts with 203.0.113'],
  ['::ffff:203.0.113.77', 'an address that starts with 203.0.113'],
  ['2001:db8:12:34::1', 'an address that starts with 2001:db8:12'],
  ['2001:db8::1', 'an address that starts with 2001:db8'],
  ['::1', 'an unknown address'],
  ['', 'an unknown address'],
])('the address %s is shortened to its network [NOTICE-1]', (ip, place) => {
  expect(describeRequest(ip).place).toBe(place)
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1',
    'Chrome on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.0', 'an unknown program'],
])('the browser of "%s" is called %s [NOTICE-1]', (userAgent, device) => {
  expect(describeRequest('203.0.113.1', userAgent).device).toBe(device)
})
