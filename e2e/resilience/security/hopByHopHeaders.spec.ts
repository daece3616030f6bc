import { readSecrets } from '../../../.config/database/secrets.ts'
import { expect, test } from '../../support/fixtures.ts'
import { parseStatuses, sendRawRequest } from '../../support/network/sendRawRequest.ts'

const host = 'Host: localhost\r\n'
const close = 'Connection: close\r\n'
const apiKey = `apikey: ${readSecrets().publishableKey}\r\n`

test('a request with hop-by-hop headers is proxied without them, and the server keeps running', async ({ baseURL }) => {
  for (const [request, statuses] of [
    [`GET /rest/v1/faqs HTTP/1.1\r\n${host}${apiKey}Trailer: a\r\nTE: trailers\r\n${close}\r\n`, [200]],
    [`GET /auth/v1/verify?x HTTP/1.1\r\n${host}Trailer: a\r\n${close}\r\n`, [400]],
    [
      `POST /rest/v1/rpc/project_stats HTTP/1.1\r\n${host}${apiKey}Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n${close}\r\n{}`,
      [100, 401],
    ],
  ] as const) {
    expect(parseStatuses(await sendRawRequest(baseURL!, request)), request).toEqual(statuses)
  }
})
