/** Query options for data that clients or other admins may change meanwhile: every mount refetches. */
export const alwaysRefetch = { staleTime: 0, refetchOnMount: true } as const
