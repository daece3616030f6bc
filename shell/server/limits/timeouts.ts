const seconds = 1_000

// How long the server waits, in milliseconds. `supabase/src/core/timeouts.ts` holds how long browsers wait;
// timeouts.test.ts proves the order of both.

/** A response of the database, the auth service or the image storage. Shorter than browsers wait for it. */
export const upstreamTimeoutMs = 7 * seconds

/** The file storage: until it begins to respond, or takes more of a file. It may forward large files to another service. */
export const storageResponseTimeoutMs = 15 * seconds

/** The virus scanner, for one file. */
export const scanTimeoutMs = 120 * seconds

/** A remote's pointer, which is polled every second. */
export const pointerTimeoutMs = 2 * seconds

/** A file of a remote's build. */
export const remoteFileTimeoutMs = 5 * seconds

/** A render worker, from its start until it has loaded marketing's server bundle. */
export const workerStartTimeoutMs = 20 * seconds

/** A page or another response of marketing. Longer than two requests to the database, one after the other. */
export const workerTaskTimeoutMs = 9 * seconds

/** The event loop of a render worker, which a task must not block for so long. */
export const workerHangMs = 4 * seconds

/** The mail server, for connecting and for every reply. */
export const smtpTimeoutMs = 10 * seconds

/** One mail, from connecting to the mail server's last reply. Shorter than the lease of a mail. */
export const mailTimeoutMs = 45 * seconds

/** How long a mail belongs to the server that is sending it. When that one is killed, another one sends the mail then. */
export const mailLeaseMs = 60 * seconds

/** Redis: for connecting, and for a response. A limit that takes longer is counted in memory. */
export const redisConnectTimeoutMs = 2 * seconds
export const redisTimeoutMs = 250

/** The database, when it is asked whether a device is known. */
export const deviceCheckTimeoutMs = 1 * seconds

/**
 * A client: until its headers are complete, until its body is complete (of a file of a project, which is larger than any
 * other), and without any traffic at all. Chromium opens connections ahead and keeps them for 10 s: one that this server
 * closed at the same moment would fail its first request.
 */
export const clientTimeouts = {
  headersMs: 20 * seconds,
  requestMs: 60 * seconds,
  fileUploadMs: 10 * 60 * seconds,
  idleMs: 90 * seconds,
}

/** An idle connection. Proxies close theirs earlier, so they never send a request into one that is just closing. */
export const keepAliveTimeoutMs = 75 * seconds

/** Requests in flight when the process has stopped listening. */
export const shutdownTimeoutMs = 5 * seconds

/** The database, before /readyz reports that it is gone. */
export const databaseUnreachableLimitMs = 15 * seconds
