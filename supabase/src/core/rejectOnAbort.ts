/** What a promise gives, unless a signal ends the wait before that; then throws the signal's reason. The work itself goes on. */
export function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal | null): Promise<Result> {
  if (!signal) return work
  const aborted = new Promise<never>((_, fail) => {
    const giveUp = () => fail(signal.reason as Error)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([work, aborted])
}
