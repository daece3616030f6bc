// How long browsers wait, in milliseconds. `shell/server/limits/timeouts.ts` holds the deadlines of the web server, and its
// test proves the order of both: the server gives up first, so that a browser shows a sentence from the server.

/** A request to the database, by browsers and by the server: a hung database becomes an error view within 5 s. */
export const restRequestTimeoutMs = 4_000

/** A request to the auth service. */
export const authRequestTimeoutMs = 8_000

/** A change of password or sign-in address, which takes several requests. */
export const accountChangeTimeoutMs = 8_000

/** Sending a form of a public page. */
export const formSubmitTimeoutMs = 8_000

/** Uploading an image over a slow line. */
export const imageUploadTimeoutMs = 60_000

/** Uploading a file of a project over a slow line. */
export const fileUploadTimeoutMs = 11 * 60_000

/** A small request to the web server itself, such as for links to files. */
export const webServerRequestTimeoutMs = 8_000

/** Having the web server load a build, whose scripts it fetches and whose render worker it starts. */
export const buildLoadTimeoutMs = 58_000

/** Asking the server where the remotes are now. */
export const remoteLocationsTimeoutMs = 5_000

/** A page that has not started or loaded by then says so and offers a reload. */
export const pageLoadTimeoutMs = 8_000
