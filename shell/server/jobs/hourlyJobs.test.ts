/** @jest-environment node */
import { runHourlyJobs } from './hourlyJobs.ts'

const minuteMs = 60_000
const logged = (method: 'log' | 'error') => jest.spyOn(console, method).mockImplementation(() => undefined)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the hourly jobs', () => {
  it('run at the start and then every hour, and log what they did [BLOG-10]', async () => {
    const log = logged('log')
    const run = jest.fn().mockResolvedValueOnce(2).mockResolvedValue(0)
    await runHourlyJobs([{ name: 'Rows deleted', run }])
    expect(run).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(59 * minuteMs)
    expect(run).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(61 * minuteMs)
    expect(run).toHaveBeenCalledTimes(3)
    expect(log).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Rows deleted: 2'))
  })

  it('run again a minute after one of them failed, and one failure does not stop the others', async () => {
    const errors = logged('error')
    const failing = jest.fn().mockRejectedValueOnce(new Error('The database is gone.')).mockResolvedValue(0)
    const other = jest.fn().mockResolvedValue(0)
    await runHourlyJobs([
      { name: 'First', run: failing },
      { name: 'Second', run: other },
    ])
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('First: The database is gone.'))
    expect(other).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(minuteMs)
    expect(failing).toHaveBeenCalledTimes(2)
    expect(other).toHaveBeenCalledTimes(2)
    await jest.advanceTimersByTimeAsync(minuteMs)
    expect(other).toHaveBeenCalledTimes(2)
  })
})
