import { readSecrets } from '../../.config/database/secrets.ts'
import { expect, test } from '../support/fixtures.ts'
import { sendRawRequest, parseStatuses } from '../support/sendRawRequest.ts'

const host = 'Host: localhost\r\n'
const close = 'Connection: close\r\n'

test('a head that only concerns the connection ends neither the request nor the server', async ({ baseURL }) => {
  const key = `apikey: ${readSecrets().publishableKey}\r\n`
  for (const [text, statuses] of [
    [`GET /rest/v1/faqs HTTP/1.1\r\n${host}${key}Trailer: a\r\nTE: trailers\r\n${close}\r\n`, [200]],
    [`GET /auth/v1/verify?x HTTP/1.1\r\n${host}Trailer: a\r\n${close}\r\n`, [400]],
    [
      `POST /rest/v1/rpc/content_state HTTP/1.1\r\n${host}${key}Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n${close}\r\n{}`,
      [100, 200],
    ],
  ] as const) {
    expect(parseStatuses(await sendRawRequest(baseURL!, text)), text).toEqual(statuses)
  }
})

for (const path of ['/./auth/v1/token', '/x/%2e%2e/auth/v1/token', '/auth\\v1/token', '/auth/v1/token#']) {
  test(`the limits of the services are not passed by as ${path}`, async ({ baseURL }) => {
    const head = `POST ${path}?grant_type=password HTTP/1.1\r\n${host}apikey: key\r\nContent-Length: 2\r\n${close}\r\n{}`
    expect([400, 404, 405]).toContain(parseStatuses(await sendRawRequest(baseURL!, head))[0])
  })
}
