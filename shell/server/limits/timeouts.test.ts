/** @jest-environment node */
import { readFileSync } from 'node:fs'
import * as browser from '@fortnight/supabase/core/timeouts'
import * as server from './timeouts.ts'

describe('timeouts', () => {
  it('let the server give up on a service before browsers give up on the server', () => {
    const { authRequestTimeoutMs, accountChangeTimeoutMs, formSubmitTimeoutMs, imageUploadTimeoutMs } = browser
    for (const browserTimeoutMs of [
      authRequestTimeoutMs,
      accountChangeTimeoutMs,
      formSubmitTimeoutMs,
      imageUploadTimeoutMs,
      browser.webServerRequestTimeoutMs,
    ])
      expect(server.upstreamTimeoutMs).toBeLessThan(browserTimeoutMs)
  })

  it('let a query fail within the five seconds in which an error view must appear [HOME-13]', () => {
    expect(browser.restRequestTimeoutMs).toBeLessThan(5_000)
  })

  it('let the database client of the server fail before a browser gives up on the form it has sent', () => {
    expect(browser.restRequestTimeoutMs).toBeLessThan(browser.formSubmitTimeoutMs)
  })

  it('let a page of marketing show that two requests to the database have failed, before its worker is given up', () => {
    expect(2 * browser.restRequestTimeoutMs).toBeLessThan(server.workerTaskTimeoutMs)
  })

  it('return to the last good build of marketing within fifteen seconds after every worker has hung twice [BUNDLE-2]', () => {
    const detectionMs = Math.max(2 * server.workerHangMs, server.workerTaskTimeoutMs)
    expect(detectionMs + 5_000).toBeLessThan(15_000)
  })

  it('let a browser refetch the location of an area before it gives up on the area', () => {
    expect(browser.remoteLocationsTimeoutMs).toBeLessThan(browser.pageLoadTimeoutMs)
  })

  it('let a server that loads a build for an admin say why it cannot, before the browser gives up on it [REL-110]', () => {
    const { upstreamTimeoutMs, pointerTimeoutMs, remoteFileTimeoutMs, workerStartTimeoutMs, workerTaskTimeoutMs } =
      server
    const databaseMs = 2 * upstreamTimeoutMs
    const filesMs = 2 * pointerTimeoutMs + 2 * remoteFileTimeoutMs
    expect(databaseMs + filesMs + workerStartTimeoutMs + workerTaskTimeoutMs).toBeLessThan(browser.buildLoadTimeoutMs)
    expect(browser.buildLoadTimeoutMs).toBeLessThan(server.clientTimeouts.requestMs)
  })

  it('give an upload as long on the server as in the browser', () => {
    expect(server.clientTimeouts.requestMs).toBe(browser.imageUploadTimeoutMs)
  })

  it('let a server give up on a mail and record that before another one may send it [ROOM-73]', () => {
    expect(server.mailTimeoutMs + browser.restRequestTimeoutMs).toBeLessThan(server.mailLeaseMs)
  })

  it('let the server cut off the upload of a file, or give up on Storage, before browsers give up on the server', () => {
    const { fileUploadMs, requestMs } = server.clientTimeouts
    expect(requestMs).toBeLessThan(fileUploadMs)
    expect(fileUploadMs + 2 * server.storageResponseTimeoutMs).toBeLessThan(browser.fileUploadTimeoutMs)
  })

  it('cut off slow headers before slow bodies, and slow bodies before silent connections', () => {
    const { headersMs, requestMs, idleMs } = server.clientTimeouts
    expect(headersMs).toBeLessThan(requestMs)
    expect(requestMs).toBeLessThan(idleMs)
    expect(server.keepAliveTimeoutMs).toBeLessThan(idleMs)
  })

  it('let a server in a container finish before Docker kills it after ten seconds', () => {
    const drainSeconds = Number(/FORTNIGHT_DRAIN_SECONDS=(\d+)/.exec(readFileSync('shell/Dockerfile', 'utf8'))?.[1])
    expect(drainSeconds * 1_000 + server.shutdownTimeoutMs).toBeLessThan(10_000)
  })
})
