/** @jest-environment node */
import { isExcessReport } from './telemetryBudget.ts'

const request = (url: string, method = 'POST') => ({ method, url })

describe('isExcessReport', () => {
  it('is true from the 101st report of a second on, and never for other requests [REL-54]', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
    const results = Array.from({ length: 150 }, () => isExcessReport(request('/telemetry/errors')))
    expect(results.filter(Boolean)).toHaveLength(50)
    expect(results[100]).toBe(true)
    expect(isExcessReport(request('/'))).toBe(false)
    expect(isExcessReport(request('/telemetry/errors', 'GET'))).toBe(false)
    now.mockReturnValue(2_000)
    expect(isExcessReport(request('/telemetry/vitals'))).toBe(false)
    now.mockRestore()
  })
})
