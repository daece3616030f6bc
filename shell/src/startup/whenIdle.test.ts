import { whenIdle } from './whenIdle.ts'

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

describe('the first render', () => {
  it('waits until the browser is idle, at most a few hundred milliseconds [ROUTE-13]', () => {
    const asked: unknown[][] = []
    Object.assign(window, { requestIdleCallback: (...args: unknown[]) => asked.push(args) })
    const work = jest.fn()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    expect(asked).toEqual([[work, { timeout: 300 }]])
  })

  it('comes by itself where the browser has no idle callbacks [ROUTE-13]', () => {
    jest.useFakeTimers()
    const work = jest.fn()
    whenIdle(work)
    jest.runAllTimers()
    expect(work).toHaveBeenCalledTimes(1)
  })
})
