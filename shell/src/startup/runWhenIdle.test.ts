import { runWhenIdle } from './runWhenIdle.ts'

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

describe('runWhenIdle', () => {
  it('runs the callback when the browser is idle, after 300 ms at the latest [ROUTE-13]', () => {
    const idleRequests: unknown[][] = []
    Object.assign(window, { requestIdleCallback: (...args: unknown[]) => idleRequests.push(args) })
    const callback = jest.fn()
    runWhenIdle(callback)
    expect(callback).not.toHaveBeenCalled()
    expect(idleRequests).toEqual([[callback, { timeout: 300 }]])
  })

  it('runs the callback in browsers without requestIdleCallback [ROUTE-13]', () => {
    jest.useFakeTimers()
    const callback = jest.fn()
    runWhenIdle(callback)
    jest.runAllTimers()
    expect(callback).toHaveBeenCalledTimes(1)
  })
})
