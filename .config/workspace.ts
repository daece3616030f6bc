import { join, resolve } from 'node:path'
import { type AreaName, type RemoteName, remoteNames } from '../supabase/src/releases/areas.ts'

/** The root folder of the repository. */
export const root = resolve(import.meta.dirname, '..')

/** The applications that the shell loads in the browser. */
export const remotes = remoteNames
export type Remote = RemoteName

/** Everything that is built and deployed on its own. */
export type Area = AreaName
export const areas: Area[] = ['shell', ...remotes]

/** The folder that `npm start` serves an area from. It is not `dist`, which Nx empties even while a server reads it. */
export const liveFolder = (area: Area) => join(root, area, '.live')

/** The environment variable of the shell's server that says something about a remote, such as MARKETING_POINTER. */
export const remoteVariable = (remote: Remote, name: 'POINTER' | 'MAPS' | 'PUBLIC_KEYS') =>
  `${remote.toUpperCase()}_${name}`
