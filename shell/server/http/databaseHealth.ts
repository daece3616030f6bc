const health = { lastAnswerAt: performance.now(), hasAnswered: false }

/** Records that the database has answered a query. The poll of the content version is the probe: it runs every second. */
export function recordDatabaseAnswer() {
  health.lastAnswerAt = performance.now()
  health.hasAnswered = true
}

/** How long the database has not answered a query; since the process started if it never has. */
export const databaseUnreachableMs = () => performance.now() - health.lastAnswerAt

/** Whether the database has ever answered this process. */
export const hasDatabaseAnswered = () => health.hasAnswered
