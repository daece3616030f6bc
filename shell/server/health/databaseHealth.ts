const problems = ['disk-full', 'disk-read-only', 'database-lock-lost'] as const
export type DatabaseProblem = (typeof problems)[number]

const health = {
  lastAnswerAt: performance.now(),
  hasAnswered: false,
  problem: undefined as DatabaseProblem | undefined,
}

/** Records that the database has answered a query. The poll of the content version is the probe: it runs every second. */
export function recordDatabaseAnswer() {
  health.lastAnswerAt = performance.now()
  health.hasAnswered = true
}

/** How long the database has not answered a query; since the process started if it never has. */
export const databaseUnreachableMs = () => performance.now() - health.lastAnswerAt

/** Whether the database has ever answered this process. */
export const hasDatabaseAnswered = () => health.hasAnswered

/** The problem of the embedded database on this machine; undefined with any other database. */
export const databaseProblem = () => health.problem

/** `npm start`, which runs the embedded database, sends its problems to this process. */
export function listenForDatabaseProblems() {
  process.on('message', (message: { databaseProblem?: string }) => {
    health.problem = problems.find((problem) => problem === message.databaseProblem)
  })
}
