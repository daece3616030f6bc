const timers = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
  ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const),
]

/** For tests: fixes what time it is, and leaves all timers as they are. `jest.useRealTimers()` ends it. */
export const fakeDate = (now: string) => jest.useFakeTimers({ now: new Date(now), doNotFake: timers })
