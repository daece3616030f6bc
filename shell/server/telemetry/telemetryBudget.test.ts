/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { isExcessReport } from './telemetryBudget.ts'

const request = (url: string, method = 'POST') => ({ method, url }) as IncomingMessage

describe('isExcessReport', () => {
  it('is true from the 101st report of a second on, and never for other requests [REL-54]', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1_000)
    const results = Array.from({ length: 150 }, () => isExcessReport(request('/telemetry/errors')))
    expect(results.filter(Boolean)).toHaveLength(50)
    expect(results[100]).toBe(true)
    expect(isExcessReport(request('/'))).toBe(false)
    expect(isExcessReport(request('/telemetry/errors', 'GET'))).toBe(false)
    jest.mocked(performance.now).mockReturnValue(2_000)
    expect(isExcessReport(request('/telemetry/vitals'))).toBe(false)
    jest.mocked(performance.now).mockRestore()
  })
})
