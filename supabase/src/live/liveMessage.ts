/**
 * What the stream tells a page. `kind` says what has changed, in which project; 'reset' that anything may have. 'connected'
 * and 'heartbeat' only show that the stream is alive. `cursor` is where to go on after an interruption.
 */
export type LiveMessage = { kind: string; project: string | null; cursor?: string | undefined }
