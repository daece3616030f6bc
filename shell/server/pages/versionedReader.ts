import { log } from '../http/log.ts'

type Result<Row> = { data: Row[] | null; error: { message: string } | null; status: number }

/**
 * Returns a function that reads rows, unless those of this content version are known. While the database does not return them,
 * the last known ones hold, and the next call tries again. `what` names them in the log.
 */
export function createVersionedReader<Row>(
  what: string,
  read: () => Promise<Result<Row>>,
  keep: (rows: Row[]) => void,
) {
  let knownVersion: string | undefined
  let lastProblem = ''
  return async (contentVersion: string) => {
    if (knownVersion === contentVersion) return
    const { data, error, status } = await read()
    // A proxy in between may respond with anything.
    if (!Array.isArray(data)) {
      const problem = error?.message ?? `status ${status}`
      // Once instead of once a second.
      if (problem !== lastProblem) log.error(`The ${what} could not be read: ${problem}`)
      lastProblem = problem
      return
    }
    lastProblem = ''
    keep(data)
    knownVersion = contentVersion
  }
}
