/**
 * The remotes: applications that the shell loads in the browser, by their names for admins. Ports, environment variables,
 * checks, filters and tables follow from this list, in this order.
 */
export const remoteLabels = {
  marketing: 'Marketing',
  portal: 'Portal',
  backoffice: 'Back office',
} as const

export type RemoteName = keyof typeof remoteLabels

/** The names of all remotes. */
export const remoteNames = Object.keys(remoteLabels) as RemoteName[]

/** Whether an area is a remote. */
export const isRemoteName = (area: string): area is RemoteName => Object.hasOwn(remoteLabels, area)

/** Everything that is built and released on its own, by its name for admins. */
export const areaLabels = { shell: 'Shell', ...remoteLabels } as const

export type AreaName = keyof typeof areaLabels
