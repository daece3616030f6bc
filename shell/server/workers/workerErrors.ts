/** Marketing cannot respond to a request at the moment; the rest of the site can. */
export class WorkerUnavailableError extends Error {}

/** A worker has not responded in time. */
export class WorkerTimeoutError extends WorkerUnavailableError {}
