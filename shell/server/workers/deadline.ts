import { WorkerTimeoutError } from './workerErrors.ts'

/** Rejects with a WorkerTimeoutError of this message when `promise` is not settled in time. */
export async function withDeadline<Result>(promise: Promise<Result>, timeoutMs: number, message: string) {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new WorkerTimeoutError(message)), timeoutMs)
  try {
    return await Promise.race([promise, deadline])
  } finally {
    clearTimeout(timer)
  }
}
