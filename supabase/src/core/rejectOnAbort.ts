/** Resolves as `work` does, unless the signal aborts first: then throws the signal's reason. Does not stop the work itself. */
export function rejectOnAbort<Result>(work: Promise<Result>, signal?: AbortSignal | null): Promise<Result> {
  if (!signal) return work
  const aborted = new Promise<never>((_, reject) => {
    const rejectWithReason = () => reject(signal.reason as Error)
    if (signal.aborted) rejectWithReason()
    signal.addEventListener('abort', rejectWithReason, { once: true })
  })
  return Promise.race([work, aborted])
}
