import { requestWebServer, type WebServerCall, type WebServerError, webServerUrl } from '../core/webServerRequest.ts'

/** A failed request about files. */
export type FilesError = WebServerError

/** The URL of a path of the web server's files. */
export const filesUrl = (path: string) => webServerUrl(`/project-files/${path}`)

/** Sends a request about files as the signed-in user and returns its response. Throws a `FilesError`. */
export const requestFiles = <Result>(path: string, call?: WebServerCall) =>
  requestWebServer<Result>(`/project-files/${path}`, call)
