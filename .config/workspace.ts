import { join, resolve } from 'node:path'

/** The root folder of the repository. */
export const root = resolve(import.meta.dirname, '..')

/** The applications that the shell loads in the browser. */
export const remotes = ['marketing', 'portal', 'backoffice'] as const
export type Remote = (typeof remotes)[number]

/** Everything that is built and deployed on its own. */
export const areas = ['shell', ...remotes] as const
export type Area = (typeof areas)[number]

/** The folder that `npm start` serves an area from. It is not `dist`, which Nx empties even while a server reads it. */
export const liveFolder = (area: Area) => join(root, area, '.live')
