/** A file on its way to a project. */
export type FileUpload = {
  project: string
  /** The id of the upload, which becomes that of the version. The same id again stores nothing twice. */
  id: string
  file: File
  note?: string
  /** Gets the fraction that is sent, from 0 to 1. */
  onProgress: (fraction: number) => void
  /** Cancels the upload, of which nothing is left then. */
  signal: AbortSignal
}
