/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { closeServers, listen } from '../../shell/server/http/listen.testing.ts'
import { describePin } from './describePin.ts'

let pins: object | undefined
let site: string
const product: Server = createServer((request, response) => {
  const isKnown = request.url === '/releases/pins' && pins
  response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(pins ?? {}))
})

beforeAll(async () => {
  site = await listen(product)
})
afterAll(() => closeServers(product))

describe('a rollback on the command line', () => {
  it('says when a pin overrides it, and where that is removed [REL-35]', async () => {
    pins = { marketing: '0123456789ab' }
    expect(await describePin(site, 'marketing')).toBe(
      `marketing: 0123456789ab is pinned at ${site}, so it stays live until an admin removes the pin at ${site}/admin/releases.`,
    )
  })

  it('says that nothing is pinned, and that the product did not say it [REL-35]', async () => {
    pins = { portal: '0123456789ab' }
    expect(await describePin(site, 'marketing')).toBe(`marketing: nothing is pinned at ${site}.`)
    pins = undefined
    expect(await describePin(site, 'marketing')).toContain('does not say whether a build is pinned')
  })
})
